import { brand } from '@maidan/brand/brand';
import type { Route } from './+types/AboutPage';
import { AboutText } from '../features/policies/AboutText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const TITLE = 'About';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: TITLE,
    description: `What ${brand.name} is: ${brand.description}`,
    path: paths.about(),
  });

export default function AboutPage() {
  return (
    <TextPage
      title={TITLE}
      lead={`${brand.name} is a feed of sport and culture from ${brand.city}, made for the people who play here.`}
    >
      <AboutText />
      <BreadcrumbData name={TITLE} path={paths.about()} />
    </TextPage>
  );
}
