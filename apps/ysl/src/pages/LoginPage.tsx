import { t } from '@maidan/i18n/text';
import { LoginPanel } from '@maidan/auth/LoginPanel';
import { league } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';

export const meta = () => [{ title: t('league.loginTitle', { name: league.abbreviation }) }, noIndex];

/** The login as a page, used when the dialog cannot be loaded. */
export default function LoginPage() {
  return <LoginPanel />;
}
