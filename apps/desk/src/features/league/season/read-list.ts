import { readTypedDay, readTypedTime } from '@maidan/contract/text/typed-times';

/** The non-empty lines of a text, trimmed. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const HOURS = /^(.+?),?\s+(\d\S*(?:\s*[ap]\.?m\.?|\s+noon)?)\s*(?:to|-|–)\s*(\d\S*(?:\s*[ap]\.?m\.?|\s+noon)?)$/i;

/** The first line that is not a day, or null. */
export const findNoDay = (text: string): string | null =>
  linesOf(text).find((line) => readTypedDay(line) === null) ?? null;

/** The days in a text with one day per line. */
export const daysOf = (text: string): string[] => linesOf(text).flatMap((line) => readTypedDay(line) ?? []);

/** Reads a ground with its hours, such as 'Kodihalli 7:00 to 11:30'; null for anything else. */
export function readGround(line: string): { name: string; from: string; to: string } | null {
  const [, name = '', first = '', last = ''] = HOURS.exec(line) ?? [];
  const [from, to] = [readTypedTime(first), readTypedTime(last)];
  return name === '' || from === null || to === null ? null : { name, from, to };
}

/** Reads a team and a day it cannot play, such as 'Lane 14, 6 Dec 2026'; null for anything else. */
export function readAway(line: string): { team: string; date: string } | null {
  for (const { 0: gap, index } of line.matchAll(/[\s,]+/g)) {
    const date = readTypedDay(line.slice(index + gap.length));
    if (date !== null && index > 0) return { team: line.slice(0, index), date };
  }
  return null;
}
