import type { InboxConversation } from '@maidan/contract/desk/inbox';
import { Avatar } from '@maidan/ui/Avatar';
import { CheckIcon, UserIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { isTooLong, shortMoment, waited } from '../../parts/time.ts';
import { useStaff } from '../../session/DeskContext.tsx';
import * as css from './Inbox.css.ts';

interface ConversationRowProps {
  conversation: InboxConversation;
  href: string;
  current: boolean;
  now: number;
}

export function ConversationRow({ conversation, href, current, now }: ConversationRowProps) {
  const { subject, person, location, latest_text: text, latest_at: latestAt, waiting_since: since } = conversation;
  const me = useStaff();
  const holder = conversation.assigned_to;
  return (
    <Link className={css.row} href={href} data-row="" aria-current={current ? 'true' : undefined}>
      <Avatar src={null} name={person.name} />
      <span className={css.rowText}>
        <span className={css.rowHead}>
          <b className={since === null ? css.subject : css.waitingSubject}>{subject}</b>
          {since !== null ? (
            <span className={isTooLong(since, now) ? css.tooLong : css.when}>
              <VisuallyHidden>waits </VisuallyHidden>
              {waited(since, now)}
            </span>
          ) : (
            latestAt !== null && <time className={css.when}>{shortMoment(latestAt, now)}</time>
          )}
        </span>
        <span className={css.who}>
          <span className={css.whoName}>{person.name}</span>
          {location !== null && location !== '' && `, ${location}`}
        </span>
        <span className={css.last}>{text ?? 'Picture'}</span>
        {holder !== null && (
          <span className={css.has}>
            <UserIcon size={16} />
            {holder.id === me.id ? 'You have it' : `${holder.name} has it`}
          </span>
        )}
        {holder === null && since === null && conversation.open && conversation.latest_by === 'staff' && (
          <span className={css.has}>
            <CheckIcon size={16} />
            Answered
          </span>
        )}
      </span>
    </Link>
  );
}
