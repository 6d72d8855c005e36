import { guardianRuleQuery } from '@maidan/api-client/queries/account/guardian';
import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';
import { prefetchOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/PrivacyPage';
import { PrivacyText } from '../features/policies/PrivacyText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const TITLE = 'Privacy';

export async function loader({ context }: Route.LoaderArgs) {
  const cache = await prefetchOnServer(context, ({ api, queryClient }) =>
    queryClient.fetchQuery(guardianRuleQuery(api)),
  );
  return { cache };
}

/** On the way from another page the text asks by itself. */
export function clientLoader() {
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: TITLE,
    description: `What ${brand.name} keeps about you, why, and how to have it deleted.`,
    path: paths.privacy(),
  });

export default function PrivacyPage() {
  return (
    <TextPage
      title={TITLE}
      lead="What we keep about you, what we use it for, and what you can do about it."
      updated={policies.lastUpdated}
    >
      <PrivacyText />
      <BreadcrumbData name={TITLE} path={paths.privacy()} />
    </TextPage>
  );
}
