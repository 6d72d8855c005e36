/** When a part of the page may become interactive. */
export interface Turn {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Parts that are not interactive yet, in the order of the page. */
const waiting = new Set<Turn>();
let onDone: (() => void) | null = null;

export function createTurn(): Turn {
  let resolve: () => void;
  const opened = new Promise<void>((done) => (resolve = done));
  return {
    opened,
    open() {
      // Updates React's `use` synchronously: a part that a tap needs cannot wait for the next microtask.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
}

/**
 * Whether every part is hydrated at once: a change to the page, such as a login or a restored list position, would make React
 * render a part that still waits for its turn from scratch.
 */
function isHydratedAtOnce(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return 'signedIn' in document.documentElement.dataset || navigation?.type !== 'navigate';
}

export function joinTurns(turn: Turn): () => void {
  waiting.add(turn);
  return () => endTurn(turn);
}

/** The part is interactive or has left the page. React hydrates the next one in a separate task. */
export function endTurn(turn: Turn): void {
  if (waiting.delete(turn) && onDone) openNext();
}

function openNext(): void {
  const [next] = waiting;
  if (next) next.open();
  else finish();
}

function openAll(): void {
  for (const turn of waiting) turn.open();
}

/** An interaction may need any part. React hydrates the affected one before it handles the event. */
const INPUTS = ['pointerdown', 'mousedown', 'touchstart', 'keydown', 'focusin', 'click', 'input', 'submit', 'popstate'];

/**
 * Lets the parts become interactive one after the other.
 * @param done runs once all of them are
 */
export function startTurns(done: () => void): void {
  onDone = done;
  for (const name of INPUTS) addEventListener(name, openAll, { capture: true });
  if (isHydratedAtOnce()) openAll();
  openNext();
}

function finish(): void {
  onDone?.();
  onDone = null;
  for (const name of INPUTS) removeEventListener(name, openAll, { capture: true });
}
