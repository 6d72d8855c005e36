import { t } from '@maidan/i18n/text';
import { readId } from '@maidan/contract/core/wire';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/ConversationPage';
import type { RenderMessageReport } from '../../features/messages/thread/MessageItem.tsx';
import { OtherConversations } from '../../features/messages/thread/OtherConversations.tsx';
import * as css from '../../features/messages/thread/Thread.css.ts';
import { ThreadView } from '../../features/messages/thread/ThreadView.tsx';
import { ReportButton } from '../../features/report/ReportButton.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta, type GuardedHandle } from '../../views/guarded.ts';

export const handle: GuardedHandle = {
  title: () => t('pages.conversation'),
  shape: 'thread',
  via: () => [{ label: t('site.messages'), href: paths.messages() }],
  fills: true,
  isWide: true,
};
export const meta = guardedMeta(handle);

const renderReport: RenderMessageReport = (id, when) => (
  <ReportButton
    kind="message"
    id={id}
    label={when === null ? t('pages.reportMessage') : t('pages.reportMessageOf', { when })}
  />
);

/** One conversation; `?details=yes` prefills the reply. */
export default function ConversationPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const id = readId(params.id) ?? params.id;
  return (
    <div className={css.sideBySide}>
      <OtherConversations current={id} />
      <ThreadView key={id} id={id} details={search.get('details') === 'yes'} renderReport={renderReport} />
    </div>
  );
}
