export interface Channel<Message> {
  /** Sends to the other tabs, not to this one. */
  post(message: Message): void;
  close(): void;
}

/** Connects the open tabs of this build; does nothing in browsers without BroadcastChannel. */
export function openChannel<Message>(name: string, onMessage: (message: Message) => void): Channel<Message> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
    post: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
