import { resultText } from '@maidan/i18n/results/result-text';
import { t } from '@maidan/i18n/text';
import type { BracketSource, KnockoutMatch } from '@maidan/contract/league/brackets';

/** A match's position in its bracket. `to_go` is null for a match between losers; `at` is 0 for a round's only match. */
type Spot = Pick<KnockoutMatch, 'to_go' | 'at'>;

/** 'Semi-finals' */
export function roundName(toGo: number | null): string {
  if (toGo === null) return t('bracket.playOffs');
  if (toGo === 0) return t('bracket.final');
  if (toGo === 1) return t('bracket.semiFinals');
  return toGo === 2 ? t('bracket.quarterFinals') : t('bracket.roundOf', { count: 2 ** (toGo + 1) });
}

function singular(toGo: number | null): string {
  if (toGo === null) return t('bracket.thirdPlace');
  if (toGo === 0) return t('bracket.final');
  if (toGo === 1) return t('bracket.semiFinal');
  return toGo === 2 ? t('bracket.quarterFinal') : t('bracket.roundOf', { count: 2 ** (toGo + 1) });
}

/** 'Semi-final 1' */
export const matchName = ({ to_go: toGo, at }: Spot): string =>
  at === 0 ? singular(toGo) : t('bracket.numbered', { match: singular(toGo), at });

/** 'S1', as shown in the circles of the tree. */
export function matchCode({ to_go: toGo, at }: Spot): string {
  const which = at === 0 ? '' : String(at);
  if (toGo === null) return t('bracket.codePlayOff');
  if (toGo === 0) return t('bracket.codeFinal');
  if (toGo === 1) return t('bracket.codeSemi', { at: which });
  return toGo === 2 ? t('bracket.codeQuarter', { at: which }) : t('bracket.codeRound', { at: which });
}

/** Where a side comes from: 'Winner of semi-final 1'; empty for a team entered by hand. */
export function sourceText({ kind, group, rank, ...spot }: BracketSource): string {
  if (kind === 'team') return '';
  if (kind === 'place') return t('bracket.place', { rank: rank ?? '', group: group ?? '' });
  return kind === 'winner'
    ? t('bracket.winnerOf', { match: matchName(spot) })
    : t('bracket.loserOf', { match: matchName(spot) });
}

/** Who went through if the scores do not show it; null if they do, or before the match. */
export function decisionText({ winner, decided_by: by, sides, fixture, next }: KnockoutMatch): string | null {
  const team = winner === null ? null : (sides[winner - 1]?.team ?? null);
  if (team === null) return null;
  if (by !== null) return resultText({ ...fixture, team_1: team, team_2: team, winner, decided_by: by });
  const isByScore = fixture.result_1 !== null && fixture.result_1 !== fixture.result_2;
  if (isByScore) return null;
  return next === null ? t('match.teamWon', { team }) : t('bracket.goesThrough', { team });
}
