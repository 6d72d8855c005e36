export interface OpenLogin {
  /** Shown over the form for 5 seconds: 'Please Login to submit the form.' */
  readonly message?: string;
  /** Opened after the login: a path of this site, or an address from API data. Never one from a query string. */
  readonly returnTo?: string;
}

export interface LoginDialogView {
  readonly open: boolean;
  readonly message: string | null;
}

/** Whether the login dialog is open. Opening it again changes only its message. */
export interface LoginDialogState {
  open(message?: string): void;
  close(): void;
  snapshot(): LoginDialogView;
  subscribe(listener: () => void): () => void;
  /** Registers a page that contains the form: `open` moves the focus there instead. Returns a function that unregisters it. */
  formOnPage(focus: () => void): () => void;
  hasFormOnPage(): boolean;
}

const closed: LoginDialogView = { open: false, message: null };

export function createLoginDialogState(): LoginDialogState {
  const listeners = new Set<() => void>();
  const pages = new Set<() => void>();
  let view = closed;

  function show(next: LoginDialogView): void {
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

/** The view on the server and in the first client render. */
export const closedLoginDialog = (): LoginDialogView => closed;
