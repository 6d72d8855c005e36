import { policies } from '@maidan/brand/policies';
import type { Route } from './+types/RefundPolicyPage';
import { RefundText } from '../features/policies/RefundText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const TITLE = 'Payment and Refund Policy';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: TITLE,
    description: 'How payments work, and when money is paid back.',
    path: paths.refundPolicy(),
  });

export default function RefundPolicyPage() {
  return (
    <TextPage
      title={TITLE}
      lead="How you pay, how you cancel, and how you get your money back."
      updated={policies.lastUpdated}
    >
      <RefundText />
      <BreadcrumbData name={TITLE} path={paths.refundPolicy()} />
    </TextPage>
  );
}
