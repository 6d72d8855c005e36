import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';
import type { Route } from './+types/TermsPage';
import { TermsText } from '../features/policies/TermsText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const TITLE = 'Terms';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: TITLE,
    description: `The rules for using ${brand.name}.`,
    path: paths.terms(),
  });

export default function TermsPage() {
  return (
    <TextPage
      title={TITLE}
      lead="By using this site you agree to these rules. They are written to be read."
      updated={policies.lastUpdated}
    >
      <TermsText />
      <BreadcrumbData name={TITLE} path={paths.terms()} />
    </TextPage>
  );
}
