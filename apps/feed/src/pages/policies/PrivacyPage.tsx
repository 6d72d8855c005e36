import { t } from '@maidan/i18n/text';
import { guardianRuleQuery } from '@maidan/api-client/queries/account/guardian';
import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';
import { prefetchOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/PrivacyPage';
import { PrivacyText } from '../../features/policies/PrivacyText.tsx';
import { TextPage } from '../../features/policies/TextPage.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { BreadcrumbData } from '../../shell/BreadcrumbData.tsx';

const titleText = () => t('shell.privacy');

export async function loader({ context }: Route.LoaderArgs) {
  const cache = await prefetchOnServer(context, ({ api, queryClient }) =>
    queryClient.fetchQuery(guardianRuleQuery(api)),
  );
  return { cache };
}

/** On client-side navigation the text fetches what it needs itself. */
export function clientLoader() {
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: titleText(),
    description: t('pages.privacyMeta', { name: brand.name }),
    path: paths.privacy(),
  });

export default function PrivacyPage() {
  return (
    <TextPage title={titleText()} lead={t('pages.privacyLead')} updated={policies.lastUpdated}>
      <PrivacyText />
      <BreadcrumbData name={titleText()} path={paths.privacy()} />
    </TextPage>
  );
}
