import { t } from '@maidan/i18n/text';
import { FollowedTopics } from '../../features/followed/FollowedTopics.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from '../../views/guarded.ts';

export const handle = {
  title: () => t('pages.categories'),
  via: () => [{ label: t('pages.myAccount'), href: paths.myAccount() }],
};
export const meta = guardedMeta(handle);

export default function FollowedCategoriesPage() {
  return <FollowedTopics type="category" empty={t('pages.noCategories')} hrefOf={paths.category} />;
}
