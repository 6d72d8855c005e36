import { LoginPanel } from '@maidan/auth/LoginPanel';
import { league } from '@maidan/brand/brand';

export const meta = () => [{ title: `Login · ${league.abbreviation}` }, { name: 'robots', content: 'noindex' }];

/** The login as a page, for when the dialog cannot be loaded. */
export default function LoginPage() {
  return <LoginPanel />;
}
