import { useWakeLock } from '@maidan/browser/use-wake-lock';
import { ToastRegion } from '@maidan/ui/Toast';
import { fold } from '@maidan/match/fold';
import { useMemo, useState } from 'react';
import { CricketScreen } from './cricket/CricketScreen.tsx';
import { TallyScreen } from './tally/TallyScreen.tsx';
import { FinishPanel } from './FinishPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { ScoreClosed } from './ScoreClosed.tsx';
import { ScoreHead } from './ScoreHead.tsx';
import { ScorePage } from './ScorePage.tsx';
import { ScoreWaiting } from './ScoreWaiting.tsx';
import { StartPanel } from './StartPanel.tsx';
import type { ScoreSession } from './session/score-session.ts';
import { TwinQuestion } from './TwinQuestion.tsx';
import { useKeptPage } from './use-kept-page.ts';
import { useScore, useScoreState } from './session/use-score.ts';

/** Opens the link, and scores the match. */
export function ScoreView() {
  const { opening, open, retry } = useScore();
  if (opening.kind === 'opening') return <ScoreWaiting />;
  if (opening.kind === 'open') return <Scoring key={opening.session.get().match.id} session={opening.session} />;
  return <ScoreClosed opening={opening} open={open} retry={retry} />;
}

/** From the start to the end of a match. */
export function Scoring({ session }: { session: ScoreSession }) {
  const score = useScoreState(session);
  const { rules, log } = score;
  const [isLogOpen, setLogOpen] = useState(false);
  const { state, places } = useMemo(() => fold(rules, log), [rules, log]);
  useWakeLock();
  const isPageKept = useKeptPage();
  const shared = { session, score, openLog: () => setLogOpen(true) };
  return (
    <ScorePage>
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
      {score.twin ? <TwinQuestion session={session} score={score} twin={score.twin} /> : null}
      <ToastRegion />
    </ScorePage>
  );
}
