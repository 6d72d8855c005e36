import { PICTURE_TEXT } from '@maidan/contract/account/chat-pictures';
import type { InboxNote } from '@maidan/contract/desk/inbox/inbox-work';
import type { InboxMessage } from '@maidan/contract/desk/inbox/inbox';
import { LinkedText } from '@maidan/site/browser/LinkedText';
import { Fragment } from 'react';
import { clockAt, daysBetween, dayHeading } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import { useStaff } from '../../session/DeskContext.tsx';
import { Note } from './Note.tsx';
import * as css from './Thread.css.ts';

const startsDay = ({ created_at: at }: InboxMessage, before: InboxMessage | undefined): boolean =>
  at !== null && (before === undefined || before.created_at === null || daysBetween(before.created_at, at) > 0);

interface MessagesProps {
  /** The conversation's id. */
  id: string;
  messages: readonly InboxMessage[];
  notes: readonly InboxNote[];
}

const timeOf = (at: string | null | undefined): number => (at ? Date.parse(at) : 0);

/** Messages grouped by day, oldest first, with staff notes in between. */
export function Messages({ id: conversation, messages, notes }: MessagesProps) {
  const notesBetween = (from: number, until: number) =>
    notes
      .filter(({ created_at: at }) => timeOf(at) >= from && timeOf(at) < until)
      .map((note) => <Note key={`note-${note.id}`} conversation={conversation} note={note} />);
  const now = useNow();
  const me = useStaff();
  return messages.map((message, index) => {
    const { id, by, staff, type, message: text, picture, created_at: at } = message;
    const shown = type === 'image' ? text : picture;
    const author = staff === null ? null : staff.id === me.id ? 'you' : staff.name;
    return (
      <Fragment key={id}>
        {startsDay(message, messages[index - 1]) && at !== null && <h2 className={css.day}>{dayHeading(at, now)}</h2>}
        {shown !== null && (
          <a className={`${css.bubbles[by]} ${css.picture}`} href={shown} target="_blank" rel="noopener">
            <img
              className={css.pictureInside}
              src={shown}
              alt={by === 'staff' ? 'Sent by us' : 'Sent by them'}
              // The URL of a person's picture may expire before staff scroll to it.
              loading={picture === null ? 'lazy' : 'eager'}
              decoding="async"
            />
          </a>
        )}
        {type === 'image' || (picture !== null && text === PICTURE_TEXT) ? null : (
          <p className={css.bubbles[by]} dir="auto">
            <LinkedText>{text}</LinkedText>
          </p>
        )}
        <p className={css.times[by]}>{[at === null ? null : clockAt(at), author].filter(Boolean).join(', ')}</p>
        {notesBetween(timeOf(at), index + 1 < messages.length ? timeOf(messages[index + 1]?.created_at) : Infinity)}
      </Fragment>
    );
  });
}
