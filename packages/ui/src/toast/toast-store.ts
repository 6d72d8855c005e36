import { ALERT_LIFE_MS, UNDO_LIFE_MS } from './alert-life.ts';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  text: string;
  tone: 'info' | 'error';
  action?: ToastAction;
  /** The language of the text, if it is not the page's. */
  lang?: string;
  /** Milliseconds. */
  life: number;
  onClose?: () => void;
}

interface ToastOptions {
  /** An error is announced at once, anything else when the reader is idle. */
  tone?: Toast['tone'];
  /** "Undo" and the like. The toast then stays a second longer. */
  action?: ToastAction;
  /** The language of the text, if it is not the page's. */
  lang?: string;
  /** Milliseconds, if not the usual time. */
  life?: number;
  /** Called once when it disappears: after its time, when closed, or pushed out by others. */
  onClose?: () => void;
}

const MOST = 3;
const NONE: readonly Toast[] = [];

let toasts = NONE;
let lastId = 0;
let held = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/**
 * Shows a sentence for 5 seconds, or 6 if it offers to undo. Repeating a text replaces the toast and restarts its
 * time; of different texts, the last three are shown. Browser only: call it in response to something.
 * @returns the toast's id, for `dismissToast`
 */
export function showToast(
  text: string,
  { tone = 'info', action, lang, onClose, life = action ? UNDO_LIFE_MS : ALERT_LIFE_MS }: ToastOptions = {},
): number {
  lastId += 1;
  const toast: Toast = {
    id: lastId,
    text,
    tone,
    life,
    ...(action && { action }),
    ...(lang && { lang }),
    ...(onClose && { onClose }),
  };
  const others = toasts.filter((other) => other.text !== text);
  update([...others, toast].slice(-MOST));
  if (!held) start(toast);
  return toast.id;
}

export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** Stops all timers while the reader points at a toast or has the focus in one, and restarts them afterwards. */
export function holdToasts(hold: boolean): void {
  if (hold === held) return;
  held = hold;
  for (const toast of toasts)
    if (hold) stop(toast.id);
    else start(toast);
}

/** For useSyncExternalStore: the same array as long as nothing has changed. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Empty on the server and until hydration. */
export function noToasts(): readonly Toast[] {
  return NONE;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: readonly Toast[]): void {
  const gone = toasts.filter((toast) => !next.includes(toast));
  for (const { id } of gone) stop(id);
  toasts = next.length === 0 ? NONE : next;
  // A removed element gets no pointerleave event.
  if (next.length === 0) held = false;
  for (const listener of listeners) listener();
  for (const { onClose } of gone) onClose?.();
}

function start(toast: Toast): void {
  timers.set(
    toast.id,
    setTimeout(() => dismissToast(toast.id), toast.life),
  );
}

function stop(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}
