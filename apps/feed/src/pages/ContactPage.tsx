import { brand } from '@maidan/brand/brand';
import type { Route } from './+types/ContactPage';
import { ContactText } from '../features/policies/ContactText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const TITLE = 'Contact';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: TITLE,
    description: `How to reach ${brand.name}: support, business, WhatsApp and social media.`,
    path: paths.contact(),
  });

export default function ContactPage() {
  return (
    <TextPage title={TITLE} lead="Write to us. A person reads it.">
      <ContactText />
      <BreadcrumbData name={TITLE} path={paths.contact()} />
    </TextPage>
  );
}
