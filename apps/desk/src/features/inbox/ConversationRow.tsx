import type { InboxConversation } from '@maidan/contract/desk/inbox/inbox';
import { Avatar } from '@maidan/ui/Avatar';
import { CheckIcon, UserIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as panes from '../../page/panes.css.ts';
import { isTooLong, shortMoment, waited } from '../../times/time.ts';
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
    <Link className={panes.row} href={href} data-row="" aria-current={current ? 'true' : undefined}>
      <Avatar src={null} name={person.name} />
      <span className={panes.rowText}>
        <span className={panes.rowHead}>
          <b className={since === null ? panes.quietName : panes.name}>{subject}</b>
          {since !== null ? (
            <span className={isTooLong(since, now) ? panes.tooLong : panes.when}>
              <VisuallyHidden>waiting </VisuallyHidden>
              {waited(since, now)}
            </span>
          ) : (
            latestAt !== null && <time className={panes.when}>{shortMoment(latestAt, now)}</time>
          )}
        </span>
        <span className={panes.note}>
          <span className={css.whoName}>{person.name}</span>
          {location !== null && location !== '' && `, ${location}`}
        </span>
        <span className={panes.line}>{text ?? 'Picture'}</span>
        {holder !== null && (
          <span className={css.has}>
            <UserIcon size={16} />
            {holder.id === me.id ? 'Assigned to you' : `Assigned to ${holder.name}`}
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
