import { readCaptions } from './read-captions.service.ts';

/** What YouTube and others write below the first line, which players skip. */
const HEADER = 'No blank line after the signature.';

/** @returns what is wrong with captions, line by line; players skip it */
function findErrors(captions: NonNullable<ReturnType<typeof readCaptions>>): string[] {
  return captions.errors
    .filter(({ message }) => message !== HEADER)
    .map(({ line, message }) => `Line ${line}: ${message.replace(/\.(?= |$).*$/, '')}`);
}

/**
 * Refuses what has no caption that a player can show.
 * @returns what keeps a file from being captions, to continue the file's name; null for one that is right
 */
export function findCaptionProblem(bytes: Uint8Array): string | null {
  const captions = readCaptions(bytes);
  if (captions === null) return 'is not text';
  const isSigned = /^WEBVTT(?:[ \t\r\n]|$)/.test(captions.text);
  if (isSigned && captions.cues.length > 0) return null;
  const [error] = findErrors(captions);
  if (isSigned && error === undefined) return 'has no captions';
  return `is neither WebVTT nor SRT. ${error ?? ''}`.trim();
}

/** What players skip of captions that are taken, in a sentence; null for nothing. */
export function captionsNote(bytes: Uint8Array): string | null {
  const captions = readCaptions(bytes);
  const [first, ...others] = captions === null ? [] : findErrors(captions);
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return `Some of it is skipped. ${first}${more}.`;
}
