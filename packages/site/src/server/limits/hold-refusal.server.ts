/** Milliseconds. */
const HOLD = 1000;
/** The most held at once. Beyond that, refusals are sent immediately, so that one caller cannot use up a proxy's connections. */
const HELD = 300;

let held = 0;

/** Delays a refusal: a caller who repeats a request right after each refusal would keep the process busy. */
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
