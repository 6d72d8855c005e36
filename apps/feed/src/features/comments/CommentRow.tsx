import { muteKey, muteMark } from '@maidan/actions/mutes/is-muted';
import { Avatar } from '@maidan/ui/Avatar';
import type { ReactNode, Ref } from 'react';
import { formatDateTime } from '@maidan/i18n/date-time';
import * as css from './Comments.css.ts';

interface CommentRowProps {
  name: string;
  /** Whom a reader can mute; null for whoever cannot be. */
  authorKey?: string | null;
  /** ISO 8601, null when the server sent none that can be read. */
  date: string | null;
  text: string;
  /** Its writer has changed it. */
  isEdited?: boolean;
  /** What is still to happen to it: 'Sending…'. */
  state?: string;
  /** What the reader can do with it. */
  act?: ReactNode;
  ref?: Ref<HTMLLIElement> | undefined;
}

export function CommentRow({ name, authorKey = null, date, text, isEdited = false, state, act, ref }: CommentRowProps) {
  return (
    <li
      className={state === undefined ? css.item : css.pending}
      ref={ref}
      data-mute={authorKey === null ? undefined : muteMark([muteKey('person', authorKey)])}
    >
      <Avatar src={null} name={name} />
      <div>
        <p className={css.by}>
          <span className={css.name}>{name}</span>
          {state !== undefined && <span className={css.date}>{state}</span>}
          {state === undefined && date !== null && (
            <time className={css.date} dateTime={date}>
              {formatDateTime(date)}
              {isEdited && ', edited'}
            </time>
          )}
        </p>
        <p className={css.text} dir="auto">
          {text}
        </p>
      </div>
      {act}
    </li>
  );
}
