import { OfflineIcon } from '../../icons/icons.tsx';
import * as css from './StoredNote.css.ts';

/** Says in one sentence how old a page is that is shown without a network; null says nothing. */
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
