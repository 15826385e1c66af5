/** Which page is open. Every page has an address that can be bookmarked and shared. */

interface Route {
  path: string[];
  query: URLSearchParams;
  hash: URLSearchParams;
}

function read(): Route {
  const { pathname, search, hash } = location;
  return {
    path: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: new URLSearchParams(hash.slice(1)),
  };
}

let route = $state.raw<Route>(read());

export const here = {
  get path(): string[] {
    return route.path;
  },
  get query(): URLSearchParams {
    return route.query;
  },
  get hash(): URLSearchParams {
    return route.hash;
  },
};

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
  route = read();
  if (how === 'push') scrollTo(0, 0);
}

/** Follow the browser's back and forward buttons, and links within the site. */
export function followLinks(): () => void {
  const back = (): void => {
    route = read();
  };
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const elsewhere = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || elsewhere || link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener('popstate', back);
  addEventListener('hashchange', back);
  addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    removeEventListener('hashchange', back);
    removeEventListener('click', click);
  };
}
