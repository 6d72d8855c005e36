import { t } from '@maidan/i18n/text';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { Badge } from '@maidan/ui/Badge';
import { RightIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './FixtureRow.css.ts';
import { isOpen, type Mark } from './fixture-marks.ts';
import { decisionOf, formatFixtureDay, loserOf, formatFixtureTime, markText, stageText } from './fixture-text.ts';
import { Score } from './Score.tsx';

interface FixtureRowProps {
  fixture: Fixture;
  mark: Mark | null;
  /** The match's own page; null on a server without such pages. */
  href: string | null;
}

export function FixtureRow({ fixture, mark, href }: FixtureRowProps) {
  const { type, team_1: one, team_2: two, date, time, moved_from_date: movedFrom } = fixture;
  const loser = loserOf(fixture);
  const decision = decisionOf(fixture);
  return (
    <li className={css.place} data-mark={mark ?? undefined}>
      <div className={css.row}>
        <p className={css.facts}>
          <span className={css.type}>
            {type} {mark ? <Badge tone={mark === 'Today' ? 'signal' : 'turf'}>{markText(mark)}</Badge> : null}{' '}
            {fixture.live ? <Badge tone="signal">{stageText(fixture.live.stage)}</Badge> : null}{' '}
            {movedFrom && isOpen(fixture) ? <Badge tone="quiet">{t('league.moved')}</Badge> : null}
          </span>{' '}
          {/* One text node, so that both are read together. */}
          <time dateTime={date ?? undefined}>
            {[formatFixtureDay(date), formatFixtureTime(time)].filter(Boolean).join(', ')}
          </time>
        </p>
        <span className={css.team.one} data-lost={loser === 1 ? '' : undefined}>
          {one}
        </span>
        <span className={css.score}>
          <Score fixture={fixture} />
        </span>
        <span className={css.team.two} data-lost={loser === 2 ? '' : undefined}>
          {two}
        </span>
        {decision === '' ? null : <p className={css.decision}>{decision}</p>}
        {href === null ? null : (
          <Link className={css.open} href={href}>
            <VisuallyHidden>{t('league.aboutMatch', { one, two })}</VisuallyHidden>
            <RightIcon size={20} />
          </Link>
        )}
      </div>
    </li>
  );
}
