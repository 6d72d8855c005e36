interface Running {
  wish: boolean;
}

/** The last wish was sent and answered, or a later wish took its place. */
export type ToggleOutcome<T> = { readonly superseded: true } | { readonly superseded: false; readonly reply: T };

export interface ToggleQueue<Key, T> {
  /**
   * States a wish. While a call for the same key is under way only the latest wish is kept, and is sent after it unless
   * it is what was sent already: on, off, on again is one call.
   * @throws what `send` throws, for the latest wish only
   */
  toggle(key: Key, wish: boolean): Promise<ToggleOutcome<T>>;
}

/** Collapses fast taps on one thing, so that the server ends up with the last one (like, follow). */
export function createToggleQueue<Key, T>(send: (key: Key, wish: boolean) => Promise<T>): ToggleQueue<Key, T> {
  const running = new Map<Key, Running>();
  const waiting = new Map<Key, { promise: Promise<ToggleOutcome<T>> }>();

  async function run(key: Key, state: Running): Promise<ToggleOutcome<T>> {
    try {
      for (;;) {
        const sent = state.wish;
        const reply = await send(key, sent);
        if (state.wish === sent) return { superseded: false, reply };
      }
    } finally {
      running.delete(key);
      waiting.delete(key);
    }
  }

  return {
    async toggle(key, wish) {
      const state = running.get(key);
      if (state) {
        state.wish = wish;
        await waiting.get(key)?.promise.catch(() => undefined);
        return { superseded: true };
      }
      const fresh = { wish };
      running.set(key, fresh);
      const promise = run(key, fresh);
      waiting.set(key, { promise });
      return promise;
    },
  };
}
