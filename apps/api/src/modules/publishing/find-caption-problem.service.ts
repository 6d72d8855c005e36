import { readCaptions } from './read-captions.service.ts';

/** What YouTube and others write below the first line, which players skip. */
const HEADER = 'No blank line after the signature.';

/** @returns what keeps a file from being captions, with its line, to continue the file's name; null for one that is right */
export function findCaptionProblem(bytes: Uint8Array): string | null {
  const captions = readCaptions(bytes);
  if (captions === null) return 'is not text in UTF-8';
  const { cues, errors } = captions;
  const error = errors.find(({ message }) => message !== HEADER);
  if (error !== undefined) return `is not WebVTT. Line ${error.line}: ${error.message.replace(/\.$/, '')}`;
  return cues.length === 0 ? 'has no captions' : null;
}
