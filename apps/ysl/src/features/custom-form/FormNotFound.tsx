import { t } from '@maidan/i18n/text';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { paths } from '../../paths.ts';
import { frame } from '../../frame.css.ts';

export function FormNotFound() {
  return (
    <div className={frame}>
      <NotFound flush as="h1" title={t('forms.notFound')} text={t('forms.notFoundHint')}>
        <LinkButton href={paths.home()} variant="ink">
          {t('forms.goHome')}
        </LinkButton>
      </NotFound>
    </div>
  );
}
