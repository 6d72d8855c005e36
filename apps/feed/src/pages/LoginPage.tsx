import { LoginPanel } from '@maidan/auth/LoginPanel';
import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import type { Route } from './+types/LoginPage';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    name: 'Login',
    description: `Log in to ${brand.name} with a code sent to your phone.`,
    path: paths.login(),
  }),
  noIndex,
];

export default function LoginPage() {
  return <LoginPanel />;
}
