/** In milliseconds. */
const HOLD = 1000;
/** Held at once. Beyond that refusals go out immediately, so that one caller cannot use up a proxy's connections. */
const HELD = 300;

let held = 0;

/** Sends a refusal later: a caller who sends the next request as soon as one is refused would keep the process busy. */
export function holdRefusal(send: () => void): void {
  if (held >= HELD) {
    send();
    return;
  }
  held += 1;
  setTimeout(() => {
    held -= 1;
    send();
  }, HOLD);
}
