import { t } from '@maidan/i18n/text';
import { useWakeLock } from '@maidan/browser/use-wake-lock';
import { ToastRegion } from '@maidan/ui/Toast';
import { LinkButton } from '@maidan/ui/LinkButton';
import { fold } from '@maidan/match/fold';
import { useMemo, useState, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { CricketScreen } from './cricket/CricketScreen.tsx';
import { TallyScreen } from './tally/TallyScreen.tsx';
import { FinishPanel } from './FinishPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { ScoreHead } from './ScoreHead.tsx';
import { ScoreWaiting } from './ScoreWaiting.tsx';
import { StartPanel } from './StartPanel.tsx';
import type { ScoreSession } from './score-session.ts';
import { useKeptPage } from './use-kept-page.ts';
import { useScore, useScoreState } from './use-score.ts';
import * as css from './Score.css.ts';

/** Opens the link, and scores the match. */
export function ScoreView() {
  const opening = useScore();
  if (opening.kind === 'opening') return <ScoreWaiting />;
  if (opening.kind === 'open') return <Scoring session={opening.session} />;
  if (opening.kind === 'other-tab') {
    return <Message title={t('score.otherTab')}>{t('score.otherTabHint')}</Message>;
  }
  if (opening.kind === 'no-link') {
    return <Message title={t('score.noLink')}>{t('score.noLinkHint')}</Message>;
  }
  return <Message title={t('score.notOpened')}>{opening.text}</Message>;
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={css.message}>
      <h1 className={css.panelTitle}>{title}</h1>
      <p>{children}</p>
      <LinkButton href={paths.home()}>{t('score.allLeagues')}</LinkButton>
    </main>
  );
}

/** From the start to the end of a match. */
function Scoring({ session }: { session: ScoreSession }) {
  const score = useScoreState(session);
  const { rules, log } = score;
  const [isLogOpen, setLogOpen] = useState(false);
  const { state, places } = useMemo(() => fold(rules, log), [rules, log]);
  useWakeLock();
  const isPageKept = useKeptPage();
  const shared = { session, score, openLog: () => setLogOpen(true) };
  return (
    <main className={css.page}>
      <ScoreHead score={score} state={state} />
      {isLogOpen || places.some(({ isDisputed }) => isDisputed) ? (
        <LogPanel session={session} score={score} close={() => setLogOpen(false)} isOpen={isLogOpen} />
      ) : null}
      {isLogOpen ? null : state.stage === 'ready' ? (
        <StartPanel {...shared} isPageKept={isPageKept} />
      ) : state.stage === 'finished' ? (
        <FinishPanel {...shared} state={state} />
      ) : state.play.sport === 'cricket' && rules.sport === 'cricket' ? (
        <CricketScreen {...shared} play={state.play} rules={rules} />
      ) : state.play.sport !== 'cricket' && rules.sport !== 'cricket' ? (
        <TallyScreen {...shared} play={state.play} rules={rules} stage={state.stage} />
      ) : null}
      <ToastRegion />
    </main>
  );
}
