import { readCaptions } from './read-captions.service.ts';

/** Headers that YouTube and others write below the first line, which players skip. */
const HEADER = 'No blank line after the signature.';

/** @returns the errors in captions, with line numbers; players skip those lines */
function findErrors(captions: NonNullable<ReturnType<typeof readCaptions>>): string[] {
  return captions.errors
    .filter(({ message }) => message !== HEADER)
    .map(({ line, message }) => `Line ${line}: ${message.replace(/\.(?= |$).*$/, '')}`);
}

/**
 * Refuses a file without a caption that a player can show.
 * @returns why the file is not captions, worded to follow its name; null if it is valid
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

/** A sentence about the parts of accepted captions that players skip; null if there are none. */
export function captionsNote(bytes: Uint8Array): string | null {
  const captions = readCaptions(bytes);
  const [first, ...others] = captions === null ? [] : findErrors(captions);
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return `Some of it is skipped. ${first}${more}.`;
}
