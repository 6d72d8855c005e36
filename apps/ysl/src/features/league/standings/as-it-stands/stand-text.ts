import { t } from '@maidan/i18n/text';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import type { Suppose } from '@maidan/match/table/as-it-stands';
import type { MovingMatch } from '@maidan/match/table/group-as-it-stands';

const rateText = (rate: number): string => rate.toFixed(2);

/** Explains in one or two sentences how a live match counts, or how its supposed ending would. */
export function standText({ teams, standing }: MovingMatch, suppose: Suppose = 'now'): string {
  switch (standing.kind) {
    case 'early':
      return t('match.standsEarly');
    case 'score':
      return t('match.standsScore');
    case 'over':
      return t('match.standsOver');
    default: {
      const { batting, ahead, rates, sides, target, quota } = standing;
      const team = teams[batting - 1] ?? '';
      const own = sides[batting - 1];
      if (suppose === batting) {
        return t('match.standsReached', { team, target, balls: t('match.balls', { count: own?.balls ?? 0 }) });
      }
      if (suppose !== 'now') return t('match.standsHeld', { team, runs: own?.runs ?? 0, overs: oversOfBalls(quota) });
      if (ahead === 0) return t('match.standsLevel', { rate: rateText(rates[0]) });
      const [first, second] = ahead === 1 ? rates : [rates[1], rates[0]];
      return t('match.standsAhead', {
        team: teams[ahead - 1] ?? '',
        own: rateText(first),
        other: rateText(second),
      });
    }
  }
}
