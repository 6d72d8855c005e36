import { t } from '@maidan/i18n/text';
import { noIndex } from '@maidan/site/document/document-meta';
import { WaitingView } from '@maidan/site/features/waiting/WaitingView';
import type { Route } from './+types/WaitingPage';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { PageFrame } from '../shell/PageFrame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { name: t('waiting.title'), description: t('pages.waitingMeta'), path: paths.waiting() }),
  noIndex,
];

export default function WaitingPage() {
  return (
    <PageFrame title={t('waiting.title')}>
      <WaitingView />
    </PageFrame>
  );
}
