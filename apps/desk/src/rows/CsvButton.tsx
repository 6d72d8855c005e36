import { saveFile } from '@maidan/browser/save-file';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { DownloadIcon } from '@maidan/ui/icons';
import { useAct } from '../acts/use-act.ts';

/** One part of a file that the server sends in parts. */
interface FilePart {
  readonly file_name: string;
  readonly csv: string;
  readonly cursor: string | null;
}

interface CsvButtonProps {
  /** Loads the part at a cursor; the first part without one. */
  load: (cursor: { cursor?: string }) => Promise<FilePart>;
}

/** Saves a table that the server sends in parts. */
export function CsvButton({ load }: CsvButtonProps) {
  const isOnline = useOnline();
  const save = useAct(
    async () => {
      const parts: string[] = [];
      let part = await load({});
      parts.push(part.csv);
      while (part.cursor !== null) {
        // oxlint-disable-next-line no-await-in-loop -- each part starts where the previous one ended
        part = await load({ cursor: part.cursor });
        parts.push(part.csv);
      }
      return { name: part.file_name, text: parts.join('') };
    },
    { changes: [], done: ({ name, text }) => saveFile(name, text, 'text/csv') },
  );
  return (
    <Button
      icon={<DownloadIcon size={20} />}
      pending={save.isPending}
      disabledReason={isOnline ? undefined : 'You are offline.'}
      onClick={() => save.mutate(undefined)}
    >
      Download as CSV
    </Button>
  );
}
