import { TextLink } from '@maidan/ui/TextLink';
import * as css from './LoginForm.css.ts';

export interface TermsLinks {
  readonly terms: string;
  readonly privacy: string;
  readonly cookies: string;
  /** Where people with a closed account appeal; the token follows after a #. */
  readonly appeal: string;
}

interface LoginTermsProps extends Omit<TermsLinks, 'appeal'> {
  readonly onFollow: (() => void) | undefined;
}

export function LoginTerms({ terms, privacy, cookies, onFollow }: LoginTermsProps) {
  const follow = onFollow ? { onClick: onFollow } : {};
  return (
    <p className={css.terms}>
      By signing up, you agree to our{' '}
      <TextLink href={terms} {...follow}>
        Terms
      </TextLink>
      ,{' '}
      <TextLink href={privacy} {...follow}>
        Privacy Policy
      </TextLink>{' '}
      and{' '}
      <TextLink href={cookies} {...follow}>
        Cookies Policy
      </TextLink>
      .
    </p>
  );
}
