import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import type { Route } from './+types/ContactPage';
import { ContactText } from '../features/policies/ContactText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const titleText = () => t('shell.contact');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: titleText(),
    description: t('pages.contactMeta', { name: brand.name }),
    path: paths.contact(),
  });

export default function ContactPage() {
  return (
    <TextPage title={titleText()} lead={t('pages.contactLead')}>
      <ContactText />
      <BreadcrumbData name={titleText()} path={paths.contact()} />
    </TextPage>
  );
}
