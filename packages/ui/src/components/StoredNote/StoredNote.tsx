import { OfflineIcon } from '../../icons/icons.tsx';
import * as css from './StoredNote.css.ts';

/** One sentence about the age of a page shown offline; null renders nothing. */
export function StoredNote({ text }: { text: string | null }) {
  return (
    <output className={css.place}>
      {text !== null && (
        <span className={css.note}>
          <OfflineIcon size={20} />
          <span>{text}</span>
        </span>
      )}
    </output>
  );
}
