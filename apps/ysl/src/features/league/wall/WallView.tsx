import { formatCentre } from '@maidan/i18n/match-text';
import { t } from '@maidan/i18n/text';
import { useOnline } from '@maidan/browser/use-online';
import { useWakeLock } from '@maidan/browser/use-wake-lock';
import { formatClock, momentIn, CITY_ZONE } from '@maidan/i18n/date-time';
import type { Wall } from '@maidan/contract/league/wall';
import { LeagueWordmark } from '@maidan/site/brand/LeagueWordmark';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { paths } from '../../../paths.ts';
import { TURN, useFreshPage, useTurn } from './use-wall.ts';
import { arrange, inTurn } from './wall-lines.ts';
import { WallBoard } from './WallBoard.tsx';
import { WallCode } from './WallCode.tsx';
import { Foot } from './WallFoot.tsx';
import { WallTable } from './WallTable.tsx';
import * as css from './Wall.css.ts';

interface WallViewProps {
  wall: Wall;
  /** The ground whose matches come first; null for none. */
  ground: string | null;
  isPolling: boolean;
  /** When the document was rendered, in milliseconds since 1970 UTC; shown until hydration. */
  now: number;
}

const FOOT = 3;

/** A screen read from ten metres and never touched: live matches, tables in turn, upcoming matches and results. */
export function WallView({ wall, ground, isPolling, now }: WallViewProps) {
  useWakeLock();
  const turn = useTurn();
  const { leagueOrigin } = useSiteConfig();
  const { live, coming, over } = arrange(wall, ground);
  useFreshPage(turn, live.length === 0);
  const board = inTurn(live, turn);
  const table = inTurn(
    board ? [...wall.tables].toSorted((a, b) => Number(isOf(b, board)) - Number(isOf(a, board))) : wall.tables,
    board ? 0 : turn,
  );
  const foot = [
    ...coming.slice(0, 2).map((match) => ({ match, isOver: false })),
    ...over.slice(0, 2).map((match) => ({ match, isOver: true })),
  ];
  return (
    <div className={css.wall}>
      <header className={css.head}>
        <LeagueWordmark height={28} />
        <h1 className={css.name}>
          {wall.name} {ground === null ? null : <span className={css.quiet}>{ground}</span>}
        </h1>
        <Connection isPolling={isPolling} />
        <Clock turn={turn} now={now} />
      </header>
      <main className={css.board}>
        <WallBoard match={board} next={coming[0]} />
      </main>
      <aside className={css.side}>
        {table ? <WallTable table={table} live={live} /> : null}
        <Others matches={live.filter((match) => match !== board).slice(0, 2)} />
      </aside>
      <footer className={css.foot}>
        {foot.slice(0, FOOT).map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- keyed by place: contents change, nothing moves
          <Foot key={at} {...entry} today={wall.day} />
        ))}
        <WallCode
          address={`${leagueOrigin}${board?.fixture.id ? paths.match(wall.slug, board.fixture.id) : paths.fixtures(wall.slug)}`}
        />
      </footer>
    </div>
  );
}

const isOf = (table: { category: string; group: string }, match: { category: string; group: string }): boolean =>
  table.category === match.category && table.group === match.group;

function Connection({ isPolling }: { isPolling: boolean }) {
  const isOnline = useOnline();
  if (isOnline && !isPolling) return null;
  return <p className={css.quiet}>{isOnline ? t('embed.wallPolling') : t('embed.wallOffline')}</p>;
}

/** Indian time, where the league plays; the document's time until hydration. */
function Clock({ turn, now }: { turn: number; now: number }) {
  return <time className={css.clock}>{formatClock(momentIn(CITY_ZONE, turn === 0 ? now : turn * TURN))}</time>;
}

/** The text of a board's centre; null if it consists of a figure alone. */
function centreText(say: string): string | null {
  const { above, figure, below } = formatCentre(say);
  return above || below ? [above, figure, below].filter(Boolean).join(' ') : null;
}

function Others({ matches }: { matches: Wall['today'] }) {
  return matches.map(({ fixture, line }) => (
    <section key={String(fixture.id)} aria-label={fixture.ground ?? undefined}>
      <h2 className={css.sideHead}>{fixture.ground ?? t('embed.wallAlsoNow')}</h2>
      {([0, 1] as const).map((at) => (
        <p key={at} className={css.other}>
          <span>{at === 0 ? fixture.team_1 : fixture.team_2}</span>
          <b>{line?.sides[at]?.score || '–'}</b>
        </p>
      ))}
      <p className={css.state}>{line && centreText(line.centre)}</p>
    </section>
  ));
}
