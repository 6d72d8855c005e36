import type { MatchEvent } from '@maidan/contract/league/match-log';
import { useWakeLock } from '@maidan/browser/use-wake-lock';
import { ToastRegion } from '@maidan/ui/Toast';
import { fold } from '@maidan/match/fold';
import { keyOf } from '@maidan/match/log/event';
import { linesOf } from '@maidan/match/log-lines';
import { useMemo, useState } from 'react';
import { CricketScreen } from './cricket/CricketScreen.tsx';
import { TallyScreen } from './tally/TallyScreen.tsx';
import { DisputeQuestion } from './two-scorers/DisputeQuestion.tsx';
import { FinishPanel } from './FinishPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { ScoreClosed } from './ScoreClosed.tsx';
import { ScoreHead } from './ScoreHead.tsx';
import { ScorePage } from './ScorePage.tsx';
import { ScoreWaiting } from './ScoreWaiting.tsx';
import { StartPanel } from './StartPanel.tsx';
import type { ScoreSession } from './session/score-session.ts';
import { TwinQuestion } from './two-scorers/TwinQuestion.tsx';
import { useKeptPage } from './use-kept-page.ts';
import { useScore, useScoreState } from './session/use-score.ts';

/** Opens the scorer's link and shows the match. */
export function ScoreView() {
  const { opening, open, retry } = useScore();
  if (opening.kind === 'opening') return <ScoreWaiting />;
  if (opening.kind === 'open') return <Scoring key={opening.session.get().match.id} session={opening.session} />;
  return <ScoreClosed opening={opening} open={open} retry={retry} />;
}

/** Scores one match from start to finish. */
export function Scoring({ session }: { session: ScoreSession }) {
  const score = useScoreState(session);
  const { rules, log } = score;
  const [isLogOpen, setLogOpen] = useState(false);
  const { state } = useMemo(() => fold(rules, log), [rules, log]);
  const disputes = useMemo(() => linesOf(rules, log).filter(({ place }) => place.isDisputed), [rules, log]);
  // The earliest dispute comes first: its answer can settle later ones.
  const first = disputes.at(-1)?.place.events[0];
  /** Key of an event in the open question. Other disputes wait in the head, so that no dialog opens under a thumb. */
  const [asked, setAsked] = useState<string | null>(null);
  const question = disputes.find(({ place }) => place.events.some(({ id }) => keyOf(id) === asked));
  const ask = (event: MatchEvent | null | undefined) => setAsked(event ? keyOf(event.id) : null);
  useWakeLock();
  const isPageKept = useKeptPage();
  const shared = { session, score, openLog: () => setLogOpen(true) };
  return (
    <ScorePage>
      <ScoreHead score={score} state={state} look={first && (() => ask(first))} />
      {isLogOpen ? (
        <LogPanel session={session} score={score} close={() => setLogOpen(false)} />
      ) : state.stage === 'ready' ? (
        <StartPanel {...shared} isPageKept={isPageKept} />
      ) : state.stage === 'finished' ? (
        <FinishPanel {...shared} state={state} />
      ) : state.play.sport === 'cricket' && rules.sport === 'cricket' ? (
        <CricketScreen {...shared} play={state.play} rules={rules} />
      ) : state.play.sport !== 'cricket' && rules.sport !== 'cricket' ? (
        <TallyScreen {...shared} play={state.play} rules={rules} stage={state.stage} />
      ) : null}
      {score.twin ? (
        <TwinQuestion session={session} score={score} twin={score.twin} onDispute={() => ask(score.twin?.event)} />
      ) : question ? (
        <DisputeQuestion session={session} score={score} disputed={question} close={() => ask(null)} />
      ) : null}
      <ToastRegion />
    </ScorePage>
  );
}
