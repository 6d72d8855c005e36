import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { conversationListQuery } from '@maidan/api-client/queries/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Link } from '@maidan/ui/links/LinkProvider';
import { deskQuery } from '@maidan/ui/theme/media';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { paths } from '../../../paths.ts';
import * as css from './OtherConversations.css.ts';

/** On a desktop, the latest conversations next to the open one. */
export function OtherConversations({ current }: { current: Id }) {
  const isDesk = useSyncExternalStore(listen, isOnDesk, () => false);
  const { data } = useInfiniteQuery({ ...conversationListQuery(useApi(), ''), enabled: isDesk });
  if (!isDesk) return null;
  const [latest] = data?.pages ?? [];
  return (
    <nav className={css.side} aria-label={t('inbox.conversations')}>
      <ul>
        {latest?.data.map(({ id, name, user_seen: seen, latest_chat: chat }) => (
          <li key={id}>
            <Link
              className={css.link}
              href={paths.conversation(id)}
              aria-current={String(id) === String(current) ? 'page' : undefined}
            >
              <span className={seen === '0' ? css.unread : css.subject} dir="auto">
                {name || t('pages.conversation')}
              </span>
              <span className={css.latest} dir="auto">
                {chat?.message ?? ''}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {latest && (
        <div className={css.all}>
          <LinkButton href={paths.messages()} wide>
            {t('shell.seeAll')}
          </LinkButton>
        </div>
      )}
    </nav>
  );
}

const isOnDesk = () => matchMedia(deskQuery).matches;

function listen(changed: () => void): () => void {
  const desk = matchMedia(deskQuery);
  desk.addEventListener('change', changed);
  return () => desk.removeEventListener('change', changed);
}
