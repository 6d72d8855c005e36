import { guardedHandle } from '@maidan/site/browser/guard';
import { FollowedCategories } from '../features/followed/FollowedCategories.tsx';
import { paths } from '../paths.ts';
import { guardedLoader, guardedMeta } from '../shell/guarded.ts';
import { GuardedPage } from '../shell/GuardedPage.tsx';

const head = { title: 'Categories', via: [{ label: 'My Account', href: paths.myAccount() }] };

export const handle = guardedHandle;
export const meta = guardedMeta(head.title);
export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return <GuardedPage {...head} />;
}

export default function FollowedCategoriesPage() {
  return (
    <GuardedPage {...head}>
      <FollowedCategories />
    </GuardedPage>
  );
}
