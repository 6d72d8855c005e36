import { t } from '@maidan/i18n/text';
import type { BracketSide, KnockoutMatch } from '@maidan/contract/league/brackets';
import { Link } from '@maidan/ui/links/LinkProvider';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { formatFixtureDay, formatFixtureTime, stageText } from '../season/fixture-text.ts';
import * as css from './KnockoutCard.css.ts';
import { decisionText, matchCode, sourceText } from './knockout-text.ts';

interface KnockoutCardProps {
  match: KnockoutMatch;
  group: string;
  /** The league's slug. */
  league: string;
  isFinal?: boolean;
}

/** Unique on the page, even when a category has two brackets. */
export const anchorOf = (group: string, { number }: Pick<KnockoutMatch, 'number'>): string =>
  `${group.replaceAll(/\s+/g, '-')}-${number}`;

/** One match of a bracket, linked to its own page. */
export function KnockoutCard({ match, group, league, isFinal = false }: KnockoutCardProps) {
  const { fixture, sides, winner } = match;
  const decision = decisionText(match);
  return (
    <Card id={anchorOf(group, match)} href={fixture.id === null ? null : paths.match(league, fixture.id)}>
      <div className={isFinal ? css.finalCard : css.card} data-live={fixture.live ? '' : undefined}>
        <p className={css.meta}>
          <Meta match={match} isFinal={isFinal} />
        </p>
        {sides.map((side, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a match has two sides
          <Side key={at} side={side} score={scoreOf(match, at)} hasLost={winner !== null && winner !== at + 1} />
        ))}
        {decision === null ? null : <p className={css.note}>{decision}</p>}
      </div>
    </Card>
  );
}

function Card({ id, href, children }: { id: string; href: string | null; children: ReactNode }) {
  return href === null ? (
    <div id={id} className={css.place}>
      {children}
    </div>
  ) : (
    <Link id={id} className={css.link} href={href}>
      {children}
    </Link>
  );
}

function Meta({ match, isFinal }: { match: KnockoutMatch; isFinal: boolean }) {
  const { date, time, ground, live, cancelled, result_1: one, result_2: two } = match.fixture;
  const when = [formatFixtureDay(date), formatFixtureTime(time)].filter(Boolean).join(', ');
  const state = live
    ? stageText(live.stage)
    : cancelled
      ? t('league.cancelled')
      : one === 'NR' && two === 'NR'
        ? t('league.noResult')
        : null;
  return (
    <>
      <span>{[isFinal ? null : matchCode(match), state ?? when].filter(Boolean).join(' · ')}</span>
      <span>{ground}</span>
    </>
  );
}

/** The score of a side; null before the match, or if it has none. */
function scoreOf({ fixture }: KnockoutMatch, at: number): string | null {
  const { live, result_1: one, result_2: two } = fixture;
  if (live) return (at === 0 ? live.score_1 : live.score_2) || '–';
  const result = at === 0 ? one : two;
  return result === 'NR' ? null : result;
}

function Side({ side, score, hasLost }: { side: BracketSide; score: string | null; hasLost: boolean }) {
  const from = sourceText(side.source);
  const name = side.bye ? t('bracket.bye') : (side.team ?? from);
  const isKnown = side.team !== null && !side.as_it_stands;
  return (
    <p className={css.side} data-known={isKnown ? '' : undefined} data-lost={hasLost ? '' : undefined}>
      <span>
        {name}
        {side.as_it_stands ? <span className={css.soft}>{t('bracket.asItStands')}</span> : null}
      </span>
      {score === null ? (
        <span className={css.from}>{side.team === null || side.source.kind !== 'place' ? null : from}</span>
      ) : (
        <b className={css.score}>{score}</b>
      )}
    </p>
  );
}
