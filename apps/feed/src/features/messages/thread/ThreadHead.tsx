import type { Conversation } from '@maidan/contract/account/conversations';
import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import { paths } from '../../../paths.ts';
import { chatDate } from './chat-date.ts';
import * as css from './Thread.css.ts';

/** The way here, the subject, where and since when. */
export function ThreadHead({ conversation }: { conversation: Conversation | undefined }) {
  const subject = conversation?.name || 'Conversation';
  return (
    <header className={css.head}>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: paths.home() },
          { label: 'Messages', href: paths.messages() },
          { label: 'Conversation' },
        ]}
      />
      <h1 className={css.title} dir="auto">
        {subject}
      </h1>
      <p className={css.facts}>
        {conversation
          ? [conversation.location, chatDate(conversation.created_at)].filter(Boolean).join(' · ')
          : '\u00A0'}
      </p>
    </header>
  );
}
