import { parts, t } from '@maidan/i18n/text';
import { TextLink } from '@maidan/ui/TextLink';
import * as css from './LoginForm.css.ts';

export interface TermsLinks {
  readonly terms: string;
  readonly privacy: string;
  readonly cookies: string;
  /** The page on which people with a closed account appeal; the token follows after a #. */
  readonly appeal: string;
}

interface LoginTermsProps extends Omit<TermsLinks, 'appeal'> {
  readonly onFollow: (() => void) | undefined;
}

export function LoginTerms({ terms, privacy, cookies, onFollow }: LoginTermsProps) {
  const follow = onFollow ? { onClick: onFollow } : {};
  return (
    <p className={css.terms}>
      {parts('auth.agree', {
        terms: (
          <TextLink key="terms" href={terms} {...follow}>
            {t('auth.terms')}
          </TextLink>
        ),
        privacy: (
          <TextLink key="privacy" href={privacy} {...follow}>
            {t('auth.privacy')}
          </TextLink>
        ),
        cookies: (
          <TextLink key="cookies" href={cookies} {...follow}>
            {t('auth.cookies')}
          </TextLink>
        ),
      })}
    </p>
  );
}
