import { t } from '@maidan/i18n/text';
import { policies } from '@maidan/brand/policies';
import type { Route } from './+types/RefundPolicyPage';
import { RefundText } from '../../features/policies/RefundText.tsx';
import { TextPage } from '../../features/policies/TextPage.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { BreadcrumbData } from '../../shell/BreadcrumbData.tsx';

const titleText = () => t('shell.refundPolicy');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: titleText(),
    description: t('pages.refundMeta'),
    path: paths.refundPolicy(),
  });

export default function RefundPolicyPage() {
  return (
    <TextPage title={titleText()} lead={t('pages.refundLead')} updated={policies.lastUpdated}>
      <RefundText />
      <BreadcrumbData name={titleText()} path={paths.refundPolicy()} />
    </TextPage>
  );
}
