import { read, trackedFiles } from './tracked-files.ts';

/** Every document except the changelogs, which describe the past. */
export const documents: string[] = trackedFiles.filter(
  (path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md') && read(path) !== '',
);

const FENCED = /^```\w*\n([^]*?)^```$/gm;
const INDENTED = /^(?: {4}.*\n)+/gm;

/** The code spans of a document. */
export function codeSpans(document: string): string[] {
  const prose = read(document).replaceAll(FENCED, '').replaceAll(INDENTED, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** The lines of a document's code blocks. */
export function codeLines(document: string): string[] {
  const text = read(document);
  const blocks = [...text.matchAll(FENCED)].map(([, code = '']) => code);
  return [...blocks, ...(text.match(INDENTED) ?? [])].flatMap((block) => block.split('\n').map((line) => line.trim()));
}
