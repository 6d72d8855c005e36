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
      // Tells React's `use` at once: a part that a tap needs cannot wait for the next microtask.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
}

/**
 * Whether every part is hydrated in one go: what changes the page at once, a login or a place in a list, would make React
 * render a part that still waits for its turn from nothing.
 */
function isHydratedAtOnce(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return 'signedIn' in document.documentElement.dataset || navigation?.type !== 'navigate';
}

export function joinTurns(turn: Turn): () => void {
  waiting.add(turn);
  return () => endTurn(turn);
}

/** Its part is interactive, or left the page. React hydrates the next one in a task of its own. */
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

/** What a reader does may need any part. React hydrates the one it concerns before it handles the event. */
const INPUTS = ['pointerdown', 'mousedown', 'touchstart', 'keydown', 'focusin', 'click', 'input', 'submit', 'popstate'];

/**
 * Lets the parts become interactive one after the other.
 * @param done runs once, when all are
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
