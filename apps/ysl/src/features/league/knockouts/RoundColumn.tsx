import { t } from '@maidan/i18n/text';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { anchorOf, KnockoutCard } from './KnockoutCard.tsx';
import * as css from './Knockouts.css.ts';
import { matchCode, matchName, roundName } from './knockout-text.ts';
import type { Column, Pair } from './lay-tree.ts';

interface RoundColumnProps {
  column: Column;
  group: string;
  /** The league's slug. */
  league: string;
  heading: 'h2' | 'h3';
}

/** One round: its matches in pairs, each with a circle that links to the match in which the winners meet. */
export function RoundColumn({ column, group, league, heading: Heading }: RoundColumnProps) {
  const name = roundName(column.toGo);
  return (
    <section className={css.column} aria-label={name}>
      <Heading className={css.round}>{name}</Heading>
      <ol className={css.pairs}>
        {column.pairs.map((pair, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a pair is identified by its place in the tree
          <PairPlace key={at} pair={pair} group={group} league={league} />
        ))}
      </ol>
    </section>
  );
}

function PairPlace({ pair: { matches, next }, group, league }: { pair: Pair; group: string; league: string }) {
  const [one, two] = matches;
  if (one === null && two === null) return <li className={css.bye} aria-hidden="true" />;
  if (next === null && one) {
    return (
      <li className={css.end}>
        <KnockoutCard match={one} group={group} league={league} isFinal />
      </li>
    );
  }
  return (
    <li className={css.pair}>
      <ol className={css.two}>
        {matches.map((match, at) =>
          match ? (
            <li key={match.number} className={css.one}>
              <KnockoutCard match={match} group={group} league={league} />
            </li>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- two places at most
            <li key={`bye ${at}`} className={css.bye} aria-hidden="true" />
          ),
        )}
      </ol>
      {next === null ? null : (
        <span className={css.join} data-from={one && two ? 'both' : one ? 'first' : 'second'}>
          <a className={css.circle} href={`#${anchorOf(group, next)}`}>
            {matchCode(next)}
            <VisuallyHidden> {t('bracket.winnersMeet', { match: matchName(next) })}</VisuallyHidden>
          </a>
        </span>
      )}
    </li>
  );
}
