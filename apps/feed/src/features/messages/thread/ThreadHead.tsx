import { t } from '@maidan/i18n/text';
import type { Conversation } from '@maidan/contract/account/conversations';
import { LeftIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../../../paths.ts';
import { conversationFacts } from '../conversation-facts.ts';
import { RegistrationLink } from './RegistrationLink.tsx';
import * as css from './Thread.css.ts';

/** Back link, subject, location and start date. */
export function ThreadHead({ conversation }: { conversation: Conversation | undefined }) {
  const subject = conversation?.name || t('pages.conversation');
  return (
    <header className={css.head}>
      <Link className={css.back} href={paths.messages()} aria-label={t('inbox.allMessages')}>
        <LeftIcon />
      </Link>
      <div className={css.about}>
        <h1 className={css.title} dir="auto">
          {subject}
        </h1>
        <p className={css.facts}>{conversation ? conversationFacts(conversation) : '\u00A0'}</p>
      </div>
      {conversation ? <RegistrationLink conversationId={conversation.id} /> : null}
    </header>
  );
}
