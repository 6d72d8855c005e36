import { t } from '@maidan/i18n/text';
import { closedText } from '@maidan/actions/messages/send-message';
import { CALLBACK_TEXT } from '@maidan/contract/rules/callback';
import type { Conversation } from '@maidan/contract/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import { Badge } from '@maidan/ui/Badge';
import { Button } from '@maidan/ui/Button';
import { Checkbox } from '@maidan/ui/Checkbox';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Link } from '@maidan/ui/links/LinkProvider';
import { memo } from 'react';
import { paths } from '../../../paths.ts';
import { placeOf } from '../conversation-facts.ts';
import { chatDate } from '../thread/chat-date.ts';
import * as css from './Messages.css.ts';

interface ConversationRowProps {
  conversation: Conversation;
  selected: boolean;
  onSelect: (id: Id, selected: boolean) => void;
  /** Whether a callback is requested; a second tap then does nothing. */
  called: boolean;
  onCallback: (id: Id) => void;
}

/**
 * Subject, date, location, latest message and actions. Ticking one of a thousand rows must render only that row, so pass
 * stable functions.
 */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  selected,
  onSelect,
  called,
  onCallback,
}: ConversationRowProps) {
  const { id, name, created_at: at, latest_chat: latest, user_seen: seen, status } = conversation;
  const isUnread = seen === '0';
  const isClosed = status === 0;
  const subject = name || t('pages.conversation');
  const place = placeOf(conversation);
  return (
    <li className={css.row}>
      <Checkbox
        label={t('inbox.select', { subject })}
        labelHidden
        checked={selected}
        onChange={(on) => onSelect(id, on)}
      />
      <div className={css.text}>
        <Link className={css.link} href={paths.conversation(id)}>
          <span className={css.headLine}>
            <span className={isUnread ? css.unreadSubject : css.subject} dir="auto">
              {subject}
            </span>
            <span className={css.marks}>
              {isUnread ? <Badge tone="unread">{t('inbox.unread')}</Badge> : null}
              {isClosed ? <Badge tone="quiet">{t('inbox.complete')}</Badge> : null}
            </span>
            <span className={css.date}>{chatDate(at)}</span>
          </span>
          <span className={css.line}>
            {place === null ? null : <span className={css.place}>{place}</span>}
            {latest ? (
              <span className={isUnread ? css.unreadLatest : css.latest} dir="auto">
                {called ? CALLBACK_TEXT : latest.message}
              </span>
            ) : null}
          </span>
        </Link>
      </div>
      <div className={css.actions}>
        {isClosed ? (
          <Button disabledReason={closedText()}>{t('inbox.askDetails')}</Button>
        ) : (
          <LinkButton href={paths.conversation(id, { details: true })}>{t('inbox.askDetails')}</LinkButton>
        )}
        <Button
          onClick={() => onCallback(id)}
          disabledReason={isClosed ? closedText() : called ? t('inbox.alreadyRequested') : undefined}
        >
          {t('inbox.requestCallback')}
        </Button>
      </div>
    </li>
  );
});
