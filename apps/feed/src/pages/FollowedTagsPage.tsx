import { guardedHandle } from '@maidan/site/browser/guard';
import { FollowedTags } from '../features/followed/FollowedTags.tsx';
import { paths } from '../paths.ts';
import { guardedLoader, guardedMeta } from '../shell/guarded.ts';
import { GuardedPage } from '../shell/GuardedPage.tsx';

const head = { title: 'Tags', via: [{ label: 'My Account', href: paths.myAccount() }] };

export const handle = guardedHandle;
export const meta = guardedMeta(head.title);
export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return <GuardedPage {...head} />;
}

export default function FollowedTagsPage() {
  return (
    <GuardedPage {...head}>
      <FollowedTags />
    </GuardedPage>
  );
}
