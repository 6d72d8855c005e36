import { t } from '@maidan/i18n/text';
import { LoginPanel } from '@maidan/auth/LoginPanel';
import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import type { Route } from './+types/LoginPage';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    name: t('shell.login'),
    description: t('pages.loginMeta', { name: brand.name }),
    path: paths.login(),
  }),
  noIndex,
];

export default function LoginPage() {
  return <LoginPanel />;
}
