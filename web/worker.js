/**
 * The service worker: it keeps the shell of one build, so that Souk opens at once, with or without a connection.
 *
 * It never touches /api/: games and answers come from the server or not at all. tools/web.py fills in the build and its
 * files. A fresh page is preferred where the server answers soon, so that an old shell does not meet a new server; if a
 * fresh one comes too late, this worker is replaced by the new build's, and the page loads again.
 */
const BUILD = '%BUILD%';
const SHELL = ['%SHELL%'];
const PREFIX = 'souk-';
const PATIENCE = 400; // ms for the server, before the page that is kept is shown

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (SHELL.includes(pathname) && pathname !== '/') event.respondWith(kept(pathname, request));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(opened(request));
});

/** Whether an address is one of the shell's, as the server sees it. */
function isPage(pathname) {
  return !pathname.startsWith('/api/') && !pathname.includes('.');
}

async function keep() {
  const cache = await caches.open(PREFIX + BUILD);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + BUILD).map((name) => caches.delete(name)),
  );
}

async function kept(path, request) {
  const cache = await caches.open(PREFIX + BUILD);
  return (await cache.match(path)) ?? fetch(request);
}

/** The server's page if it comes soon, else the one that is kept; a server that is gone is not waited for. */
async function opened(request) {
  const fresh = fetch(request);
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const soon = await Promise.race([fresh.catch(() => undefined), late]);
  return soon ?? kept('/', request).catch(() => fresh);
}
