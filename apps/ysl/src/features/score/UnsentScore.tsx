import { t } from '@maidan/i18n/text';
import { LinkButton } from '@maidan/ui/LinkButton';
import { paths } from '../../paths.ts';
import * as css from './UnsentScore.css.ts';

/** Events scored on this device that the server does not have. The scorer's page sends them, and can undo them. */
export function UnsentScore({ count }: { count: number }) {
  return (
    <p className={css.row}>
      <span className={css.text}>{t('score.unsent', { count })}</span>
      <LinkButton href={paths.score()}>{t('score.openToSend')}</LinkButton>
    </p>
  );
}
