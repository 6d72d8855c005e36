import { t } from '@maidan/i18n/text';
import { openRecords } from '@maidan/browser/records';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { listUnsent } from './session/kept-matches.ts';
import * as css from './UnsentScore.css.ts';

/** Events scored on this device that the server does not have. The scorer's page sends them, and can undo them. */
export function UnsentScore() {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    openRecords('maidan-score')
      .then(listUnsent)
      .then((matches) => setUnsent(matches.reduce((sum, { count }) => sum + count, 0)))
      .catch(() => undefined);
  }, []);
  if (unsent === 0) return null;
  return (
    <p className={css.row}>
      <span className={css.text}>{t('score.unsent', { count: unsent })}</span>
      <LinkButton href={paths.score()}>{t('score.openToSend')}</LinkButton>
    </p>
  );
}
