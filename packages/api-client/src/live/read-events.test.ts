import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

function streamOf(pieces: readonly string[]): ReadableStream<Uint8Array> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  return new ReadableStream({
    pull(controller) {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
}

async function read(pieces: readonly string[]) {
  const found = [];
  for await (const event of readEvents(streamOf(pieces), () => undefined)) found.push(event);
  return found;
}

const text =
  ':\n\nid: 7\ndata: {"kind":"message"}\n\n: beat\n\ndata: ₹ नमस्ते\n\nid: 9\n\ndata:a\ndata: b\n\ndata: cut o';
const expected = [
  { id: '7', data: '{"kind":"message"}' },
  { id: null, data: '₹ नमस्ते' },
  { id: null, data: 'a\nb' },
];

test('reads events, and skips comments, blocks without data and truncated events', async () => {
  expect(await read([text])).toEqual(expected);
  expect(await read([text.replaceAll('\n', '\r\n')])).toEqual(expected);
});

test('reads the same events wherever the stream is cut', async () => {
  for (let at = 1; at < text.length; at += 1) expect(await read([text.slice(0, at), text.slice(at)])).toEqual(expected);
  expect(await read([...text])).toEqual(expected);
});

test('rejects a stream that never ends an event', async () => {
  expect(await read(['data: a\n\n', 'x'.repeat(10_001), '\n\ndata: b\n\n'])).toEqual([{ id: null, data: 'a' }]);
});
