import { LoginPanel } from '@maidan/auth/LoginPanel';
import { brand } from '@maidan/brand/brand';
import { documentMeta } from '@maidan/site/document/document-meta';
import type { Route } from './+types/LoginPage';
import { paths } from '../paths.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...documentMeta(matches, {
    siteName: brand.name,
    title: `Login · ${brand.name}`,
    description: `Log in to ${brand.name} with a code sent to your phone.`,
    path: paths.login(),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function LoginPage() {
  return <LoginPanel />;
}
