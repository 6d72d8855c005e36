import { t } from '@maidan/i18n/text';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { paths } from '../../paths.ts';

const backToHome = () => (
  <LinkButton href={paths.home()} variant="ink">
    {t('pages.backHome')}
  </LinkButton>
);

/** Shown for both unknown and withdrawn posts. */
export function PostMissing({ text = t('posts.removed') }: { text?: string }) {
  return (
    <NotFound as="h1" title={t('posts.gone')} text={text}>
      {backToHome()}
    </NotFound>
  );
}

export function PostUnavailable() {
  return (
    <NotFound as="h1" title={t('pages.nothingHere')} text={t('posts.broken')}>
      {backToHome()}
    </NotFound>
  );
}
