import type { Intent } from './intent-storage.ts';

export interface OpenLogin {
  /** Shown over the form for 5 seconds: 'Please Login to submit the form.' */
  readonly message?: string;
  /** Opened after the login: a path of our own, or an address out of API data. Never one from a query string. */
  readonly returnTo?: string;
  /** Run once after the login by the handler of this name; see useIntent. */
  readonly intent?: Pick<Intent, 'name'> & { readonly data?: unknown };
}

export interface DoorView {
  readonly open: boolean;
  readonly message: string | null;
}

/** Whether the login dialog is open. One door: whoever knocks while it is open changes nothing but the message. */
export interface LoginDoor {
  open(message?: string): void;
  close(): void;
  snapshot(): DoorView;
  subscribe(listener: () => void): () => void;
  /** A page that shows the form itself: knocking leads there instead. Returns the way to take it away. */
  formOnPage(focus: () => void): () => void;
  hasFormOnPage(): boolean;
}

const closed: DoorView = { open: false, message: null };

export function createLoginDoor(): LoginDoor {
  const listeners = new Set<() => void>();
  const pages = new Set<() => void>();
  let view = closed;

  function show(next: DoorView): void {
    view = next;
    for (const listener of listeners) listener();
  }

  return {
    open(message) {
      const page = [...pages].at(-1);
      if (page) page();
      else if (!view.open || message !== undefined) show({ open: true, message: message ?? null });
    },
    close() {
      if (view.open) show(closed);
    },
    snapshot: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    formOnPage(focus) {
      pages.add(focus);
      return () => pages.delete(focus);
    },
    hasFormOnPage: () => pages.size > 0,
  };
}

/** Before anything has opened, on the server too. */
export const doorClosed = (): DoorView => closed;
