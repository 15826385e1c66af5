/** Whether the server can be reached, as the last request found; while it cannot, it is asked now and then. */

const EVERY = 2000; // ms from one question to the next

export const line = $state({ lost: false, back: 0 }); // `back` counts how often it was found again

let asking: ReturnType<typeof setInterval> | undefined;

/** A request got an answer, whatever it says. */
export function found(): void {
  clearInterval(asking);
  asking = undefined;
  if (line.lost) line.back++;
  line.lost = false;
}

/** A request got none. */
export function missed(): void {
  line.lost = true;
  asking ??= setInterval(() => void fetch('/api/health').then(found, () => undefined), EVERY);
}
