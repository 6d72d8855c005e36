import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import type { Route } from './+types/AboutPage';
import { AboutText } from '../features/policies/AboutText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const titleText = () => t('shell.about');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: titleText(),
    description: t('pages.aboutMeta', { name: brand.name, description: t('pages.description') }),
    path: paths.about(),
  });

export default function AboutPage() {
  return (
    <TextPage title={titleText()} lead={t('pages.aboutLead', { name: brand.name, city: t('pages.city') })}>
      <AboutText />
      <BreadcrumbData name={titleText()} path={paths.about()} />
    </TextPage>
  );
}
