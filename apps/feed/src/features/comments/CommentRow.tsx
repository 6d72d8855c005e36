import { muteKey, muteMark } from '@maidan/actions/mutes/is-muted';
import { Avatar } from '@maidan/ui/Avatar';
import type { ReactNode, Ref } from 'react';
import { formatDateTime } from '@maidan/i18n/date-time';
import * as css from './Comments.css.ts';

interface CommentRowProps {
  name: string;
  /** Key for muting the author; null if they cannot be muted. */
  authorKey?: string | null;
  /** ISO 8601; null if the server sent none or an unreadable one. */
  date: string | null;
  text: string;
  /** Whether its author has edited it. */
  isEdited?: boolean;
  /** A pending state: 'Sending…'. */
  state?: string;
  /** Actions for this comment. */
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
