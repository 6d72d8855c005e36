import { t } from '@maidan/i18n/text';
import type { LevelGroup, LevelStep, PlacedBy } from '@maidan/contract/league/league-tables';

/** A net run rate with its sign and three decimals; anything but a plain number is shown as the organiser wrote it. */
export function formatRate(nrr: string | null): string {
  if (nrr === null) return '–';
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(nrr)) return nrr;
  const rate = Number(nrr);
  const figure = Math.abs(rate).toFixed(3);
  if (figure === '0.000') return figure;
  return `${rate < 0 ? '-' : '+'}${figure}`;
}

const rules: Readonly<Record<Exclude<PlacedBy, 'name'>, () => string>> = {
  head_to_head: () => t('league.ruleHeadToHead'),
  nrr: () => t('league.ruleRate'),
  difference: () => t('league.ruleDifference'),
  scored: () => t('league.ruleScored'),
  wins: () => t('league.ruleWins'),
};

/** 'Jets, Kings and Bats'. */
function joined(names: readonly string[], last = t('league.and')): string {
  return names.length < 2 ? names.join('') : names.slice(0, -1).join(', ') + last + (names.at(-1) ?? '');
}

/** 'Jets ahead of Kings', 'Jets first, then Kings, then Bats'. */
function orderText({ parts }: LevelStep): string {
  const [first = '', ...rest] = parts.map((part) => joined(part));
  return rest.length === 1
    ? t('league.ahead', { first, rest: rest.join('') })
    : [t('league.first', { first }), ...rest].join(t('league.thenNext'));
}

/** The effect of one rule, for all teams that it separated. */
function ruleText(placedBy: PlacedBy, steps: readonly LevelStep[]): string {
  if (placedBy !== 'name') {
    return t('league.rulePuts', { rule: rules[placedBy](), order: joined(steps.map(orderText)) });
  }
  const equal = steps.map(({ parts }) => joined(parts.flat()));
  return t('league.ruleNone', { teams: joined(equal, t('league.or')) });
}

/** How teams with equal points were placed, naming only the rules that separated some of them. */
export function levelText({ teams, steps }: LevelGroup, points: number): string {
  const used = [...new Set(steps.map(({ placed_by }) => placed_by))];
  const reasons = used.map((rule) =>
    ruleText(
      rule,
      steps.filter(({ placed_by }) => placed_by === rule),
    ),
  );
  return t('league.levelOn', { teams: joined(teams), count: points, reasons: joined(reasons, '; ') });
}

/** Runs per over to three decimals. @param overs as scorers write them: '19.3' is 19 overs and 3 balls */
export function perOver(runs: number, overs: string): string {
  const [whole = '0', balls = '0'] = overs.split('.');
  const count = Number(whole) * 6 + Number(balls);
  return (count === 0 ? 0 : (runs * 6) / count).toFixed(3);
}
