import type { DeskLiveEvent } from '@maidan/contract/desk/desk-live';
import type { LiveEvent } from '@maidan/contract/operations/live';

const encoder = new TextEncoder();

export const encodeText = (text: string): Uint8Array => encoder.encode(text);

/** A comment, which clients ignore: it keeps the connection open. */
export const HEARTBEAT = encodeText(':\n\n');

/** One server-sent event; without an id it does not count as received. */
export function eventText(id: number | null, event: LiveEvent | DeskLiveEvent): string {
  return `${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
}
