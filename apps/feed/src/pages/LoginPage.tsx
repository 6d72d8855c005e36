import { LoginPanel } from '@maidan/auth/LoginPanel';
import { brand } from '@maidan/brand/brand';

export const meta = () => [{ title: `Login · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

/** The login as a page: where the guard leads (specification, section 2, route table). */
export default function LoginPage() {
  return <LoginPanel />;
}
