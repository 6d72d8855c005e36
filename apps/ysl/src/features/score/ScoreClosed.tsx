import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { LinkButton } from '@maidan/ui/LinkButton';
import { paths } from '../../paths.ts';
import type { Opening } from './session/score-tab.ts';
import * as css from './Score.css.ts';

interface ScoreClosedProps {
  opening: Exclude<Opening, { kind: 'opening' | 'open' }>;
  open: (link: string) => void;
  retry: () => void;
}

const titles = {
  'no-link': () => t('score.noLink'),
  failed: () => t('score.notOpened'),
  'other-tab': () => t('score.otherTab'),
};

function textOf(opening: ScoreClosedProps['opening']): string {
  if (opening.kind === 'failed') return opening.text;
  return opening.kind === 'no-link' ? t('score.noLinkHint') : t('score.otherTabHint');
}

/** Shown while no match is open: the reason, and what the scorer can do. */
export function ScoreClosed({ opening, open, retry }: ScoreClosedProps) {
  const kept = 'kept' in opening ? opening.kept : [];
  return (
    <main className={css.message}>
      <h1 className={css.panelTitle}>{titles[opening.kind]()}</h1>
      <p>{textOf(opening)}</p>
      {opening.kind === 'failed' ? (
        <Button variant="signal" onClick={retry}>
          {t('ui.tryAgain')}
        </Button>
      ) : null}
      {kept.map(({ link, match: { id, team_1: one, team_2: two } }) => (
        <Button key={id} onClick={() => open(link)}>
          {t('score.goOnWith', { one, two })}
        </Button>
      ))}
      <LinkButton href={paths.home()}>{t('score.allLeagues')}</LinkButton>
    </main>
  );
}
