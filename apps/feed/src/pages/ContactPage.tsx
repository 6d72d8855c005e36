import { brand } from '@maidan/brand/brand';
import { documentMeta } from '@maidan/site/document/document-meta';
import type { Route } from './+types/ContactPage';
import { ContactText } from '../features/policies/ContactText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const TITLE = 'Contact';

export const meta: Route.MetaFunction = ({ matches }) =>
  documentMeta(matches, {
    siteName: brand.name,
    title: `${TITLE} · ${brand.name}`,
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
