import { read, trackedFiles } from './tracked-files.ts';

/** Every document but the changelogs, which speak of the past. */
export const documents: string[] = trackedFiles.filter(
  (path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md') && read(path) !== '',
);

const FENCED = /^```\w*\n([^]*?)^```$/gm;
const INDENTED = /^(?: {4}.*\n)+/gm;

/** What a document has in backticks. */
export function codeSpans(document: string): string[] {
  const prose = read(document).replaceAll(FENCED, '').replaceAll(INDENTED, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** The lines of blocks of code. */
export function codeLines(document: string): string[] {
  const text = read(document);
  const blocks = [...text.matchAll(FENCED)].map(([, code = '']) => code);
  return [...blocks, ...(text.match(INDENTED) ?? [])].flatMap((block) => block.split('\n').map((line) => line.trim()));
}
