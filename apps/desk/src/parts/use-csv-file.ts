import { saveFile } from '@maidan/browser/save-file';
import { useAct } from './use-act.ts';

/** A part of a file, as the server sends it. */
interface FilePart {
  readonly file_name: string;
  readonly csv: string;
  readonly cursor: string | null;
}

/** Saves a file that the server sends in parts. @param load loads the part that a cursor leads to, or the first */
export const useCsvFile = (load: (cursor: { cursor?: string }) => Promise<FilePart>) =>
  useAct(
    async () => {
      const parts: string[] = [];
      let part = await load({});
      parts.push(part.csv);
      while (part.cursor !== null) {
        // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ended
        part = await load({ cursor: part.cursor });
        parts.push(part.csv);
      }
      return { name: part.file_name, text: parts.join('') };
    },
    { changes: [], done: ({ name, text }) => saveFile(name, text, 'text/csv') },
  );
