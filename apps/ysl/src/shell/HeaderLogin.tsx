import { t } from '@maidan/i18n/text';
import { optionalPart } from '@maidan/browser/lazy-part';
import { useLogin } from '@maidan/auth/login/use-login';
import { useSession } from '@maidan/auth/session/use-session';
import { Button } from '@maidan/ui/Button';
import { feedPages, linkTo } from '@maidan/site/features/account/feed-pages';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Suspense } from 'react';
import * as css from './Header.css.ts';

/** Shown if the account menu cannot be loaded. */
function PlainAccount() {
  const config = useSiteConfig();
  return <LinkButton href={linkTo(config.feedOrigin, feedPages.account, config)}>{t('site.profile')}</LinkButton>;
}

// Loaded only for a signed-in user, to keep the first page small.
const HeaderAccount = optionalPart(async () => (await import('./HeaderAccount.tsx')).HeaderAccount, PlainAccount);

/** Login for a visitor, the account for a user. */
export function HeaderLogin() {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  if (signedIn) {
    return (
      <Suspense fallback={null}>
        <HeaderAccount />
      </Suspense>
    );
  }
  return (
    <span className={css.visitor}>
      <Button variant="signal" onClick={() => openLogin()}>
        {t('league.login')}
      </Button>
    </span>
  );
}
