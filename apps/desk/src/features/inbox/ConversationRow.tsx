import type { InboxConversation } from '@maidan/contract/desk/inbox/inbox';
import { Avatar } from '@maidan/ui/Avatar';
import { CheckIcon, UserIcon } from '@maidan/ui/icons';
import { Box, Row, Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import * as panes from '../../page/panes.css.ts';
import { shortMoment } from '../../times/time.ts';
import { Waited } from '../../times/Waited.tsx';
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
      <Box as="span" minWidth={0}>
        <Row as="span" alignItems="baseline">
          <Text as="b" flex="rest" font="head17" fontWeight={since === null ? 'nav' : 'head'} whiteSpace="ellipsis">
            {subject}
          </Text>
          {since !== null ? (
            <Waited since={since} now={now} />
          ) : (
            latestAt !== null && (
              <Text as="time" flex="none" font="note" fontVariantNumeric="tabular">
                {shortMoment(latestAt, now)}
              </Text>
            )
          )}
        </Row>
        <Text as="span" display="block" font="note" whiteSpace="ellipsis">
          <Box as="span" fontWeight="strong" color="ink">
            {person.name}
          </Box>
          {location !== null && location !== '' && `, ${location}`}
        </Text>
        <Text as="span" display="block" font="text15" whiteSpace="ellipsis">
          {text ?? 'Picture'}
        </Text>
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
      </Box>
    </Link>
  );
}
