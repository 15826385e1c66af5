/** Souk as an app: its shell is kept by a service worker, where the browser allows one (on secure addresses). */

const WORKER = '/worker.js'; // of the build: see worker.js and tools/web.py

let kept: ServiceWorkerRegistration | undefined;

/** Have the shell kept, and follow the server when it has a new one. */
export async function keepShell(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // there is none on plain http
  if (!workers || !import.meta.env.PROD) return;
  workers.addEventListener('controllerchange', () => void stayCurrent());
  try {
    kept = await workers.register(WORKER, { updateViaCache: 'none' });
  } catch {
    // not allowed here: the pages work without it
  }
}

/** Another build is kept now. If this page is not the server’s any more, load it again: old and new do not mix. */
async function stayCurrent(): Promise<void> {
  const own = document.querySelector('script[type=module]')?.getAttribute('src'); // whose name changes with the build
  const page = await fetch('/').then(
    (answer) => answer.text(),
    () => '',
  );
  if (own && page && !page.includes(own)) location.reload();
}

/** The server is back, perhaps with a new build. */
export function renewShell(): void {
  void kept?.update().catch(() => undefined);
}
