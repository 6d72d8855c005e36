import type { DraftCue } from './caption-drafts.store.ts';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** A caption as plain text, without WebVTT tags and entities. */
export const plainText = (caption: string): string =>
  caption
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** WebVTT of reviewed captions, without those that were emptied. */
export function writeCaptions(cues: readonly DraftCue[]): string {
  const written = cues
    .map(({ from, to, text }) => ({ from, to, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
    .map(({ from, to, text }) => {
      const escaped = text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter);
      return `${momentOf(from)} --> ${momentOf(to)}\n${escaped}\n`;
    });
  return ['WEBVTT\n', ...written].join('\n');
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Seconds as `00:01:02.500`. */
function momentOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const [hours, minutes, rest] = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    milliseconds % 60_000,
  ];
  return `${two(hours)}:${two(minutes)}:${two(Math.floor(rest / 1000))}.${String(rest % 1000).padStart(3, '0')}`;
}
