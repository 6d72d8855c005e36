/** The most parts queued for a slow reader. A slower one is cut off, reconnects and receives the missed events. */
const BACKLOG = 64;

export interface LiveStream {
  readonly body: ReadableStream<Uint8Array>;
  send(part: Uint8Array): void;
  end(): void;
}

/** @param onEnd called once, whichever side ends the stream */
export function createLiveStream(onEnd: (stream: LiveStream) => void): LiveStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (opened) => void (controller = opened),
      cancel: () => void finish(),
    },
    { highWaterMark: BACKLOG },
  );

  function finish(): boolean {
    if (controller === null) return false;
    controller = null;
    onEnd(stream);
    return true;
  }

  const stream: LiveStream = {
    body,
    send(part) {
      if (controller === null) return;
      if ((controller.desiredSize ?? 0) <= 0) stream.end();
      else controller.enqueue(part);
    },
    end() {
      const open = controller;
      if (finish()) open?.close();
    },
  };
  return stream;
}
