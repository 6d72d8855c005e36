import { t } from '@maidan/i18n/text';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { paths } from '../../../paths.ts';
import { frame } from '../../../frame.css.ts';

/** With `league`, links back to its fixtures. */
export function MatchNotFound({ league }: { league?: string }) {
  return (
    <div className={frame}>
      <NotFound flush as="h1" title={t('match.notFound')} text={t('match.notFoundHint')}>
        <LinkButton href={paths.fixtures(league)} variant="ink">
          {t('match.goToFixtures')}
        </LinkButton>
      </NotFound>
    </div>
  );
}
