/** One server-sent event, with the parts of the format that our server uses. */
export interface ServerEvent {
  readonly id: string | null;
  readonly data: string;
}

/** Longer than any event of our server. */
const BLOCK_MAX = 10_000;

/** The event in a block of lines; null for a comment or an event without data. */
function readBlock(block: string): ServerEvent | null {
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'id' && value !== '') id = value;
  }
  return data.length === 0 ? null : { id, data: data.join('\n') };
}

/**
 * The events of a stream as they arrive, regardless of how it is cut into chunks.
 * @param onAlive called with every chunk, even a heartbeat
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onAlive: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
      const { done, value } = await reader.read();
      if (done) return;
      onAlive();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
      text = blocks.pop() ?? '';
      if (text.length > BLOCK_MAX) return;
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
