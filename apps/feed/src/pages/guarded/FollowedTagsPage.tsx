import { t } from '@maidan/i18n/text';
import { FollowedTopics } from '../../features/followed/FollowedTopics.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from '../../views/guarded.ts';

export const handle = {
  title: () => t('pages.tags'),
  via: () => [{ label: t('pages.myAccount'), href: paths.myAccount() }],
};
export const meta = guardedMeta(handle);

export default function FollowedTagsPage() {
  return <FollowedTopics type="tag" empty={t('pages.noTags')} hrefOf={paths.tag} />;
}
