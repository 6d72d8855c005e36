import type { InboxMessage } from '@maidan/contract/desk/inbox';
import { Fragment } from 'react';
import { clockAt, daysBetween, dayHeading } from '../../parts/time.ts';
import { useNow } from '../../parts/use-now.ts';
import { useStaff } from '../../session/DeskContext.tsx';
import * as css from './Thread.css.ts';

const startsDay = ({ created_at: at }: InboxMessage, before: InboxMessage | undefined): boolean =>
  at !== null && (before === undefined || before.created_at === null || daysBetween(before.created_at, at) > 0);

/** What was said, oldest first, under its days. */
export function Messages({ messages }: { messages: readonly InboxMessage[] }) {
  const now = useNow();
  const me = useStaff();
  return messages.map((message, index) => {
    const { id, by, staff, type, message: text, created_at: at } = message;
    const author = staff === null ? null : staff.id === me.id ? 'you' : staff.name;
    return (
      <Fragment key={id}>
        {startsDay(message, messages[index - 1]) && at !== null && <h2 className={css.day}>{dayHeading(at, now)}</h2>}
        {type === 'image' ? (
          <a className={`${css.bubbles[by]} ${css.picture}`} href={text} target="_blank" rel="noopener">
            <img
              className={css.pictureInside}
              src={text}
              alt={by === 'staff' ? 'Sent by us' : 'Sent by them'}
              loading="lazy"
              decoding="async"
            />
          </a>
        ) : (
          <p className={css.bubbles[by]} dir="auto">
            {text}
          </p>
        )}
        <p className={css.times[by]}>{[at === null ? null : clockAt(at), author].filter(Boolean).join(', ')}</p>
      </Fragment>
    );
  });
}
