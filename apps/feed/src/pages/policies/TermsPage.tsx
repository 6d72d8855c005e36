import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';
import type { Route } from './+types/TermsPage';
import { TermsText } from '../../features/policies/TermsText.tsx';
import { TextPage } from '../../features/policies/TextPage.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { BreadcrumbData } from '../../shell/BreadcrumbData.tsx';

const titleText = () => t('shell.terms');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: titleText(),
    description: t('pages.termsMeta', { name: brand.name }),
    path: paths.terms(),
  });

export default function TermsPage() {
  return (
    <TextPage title={titleText()} lead={t('pages.termsLead')} updated={policies.lastUpdated}>
      <TermsText />
      <BreadcrumbData name={titleText()} path={paths.terms()} />
    </TextPage>
  );
}
