import { t } from '@maidan/i18n/text';
import { EmptyState } from '@maidan/ui/EmptyState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { frame } from '../../frame.css.ts';
import { paths } from '../../paths.ts';

/** Shown when the address names an unknown registration, or names none and none is open. */
export function RegistrationNotFound({ id }: { id: string | undefined }) {
  const home = <LinkButton href={paths.home()}>{t('league.backToLeague')}</LinkButton>;
  return (
    <div className={frame}>
      {id === undefined ? (
        <EmptyState flush as="h1" title={t('registration.noneOpen')}>
          {home}
        </EmptyState>
      ) : (
        <NotFound flush as="h1" title={t('registration.notFound')} text={t('registration.notFoundHint')}>
          {home}
        </NotFound>
      )}
    </div>
  );
}
