import { t } from '@maidan/i18n/text';
import { noIndex } from '@maidan/site/document/document-meta';
import { SavedView } from '@maidan/site/features/saved/SavedView';
import type { Route } from './+types/SavedPage';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { PageFrame } from '../shell/PageFrame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { name: t('saved.title'), description: t('pages.savedMeta'), path: paths.saved() }),
  noIndex,
];

export default function SavedPage() {
  return (
    <PageFrame title={t('saved.title')}>
      <SavedView />
    </PageFrame>
  );
}
