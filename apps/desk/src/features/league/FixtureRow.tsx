import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { loser, stateText } from './fixture-text.ts';
import * as css from './League.css.ts';

interface FixtureRowProps {
  fixture: DeskFixture;
  href: string;
  current: boolean;
}

export function FixtureRow({ fixture, href, current }: FixtureRowProps) {
  const state = stateText(fixture);
  const down = loser(fixture);
  return (
    <Link className={css.row} href={href} data-row="" aria-current={current ? 'true' : undefined}>
      <span className={css.time}>{fixture.time ?? ''}</span>
      <span className={css.rowText}>
        {([1, 2] as const).map((side) => (
          <span key={side} className={down === side ? css.lost : css.team}>
            {fixture[`team_${side}`]}
            <b className={css.score}>{fixture[`result_${side}`]}</b>
            {side === 1 && <VisuallyHidden> v </VisuallyHidden>}
          </span>
        ))}
        <span className={css.under}>
          {state !== null && <span className={css.state}>{state}. </span>}
          {[fixture.category.name, fixture.type, fixture.ground].filter(Boolean).join(', ')}
        </span>
      </span>
    </Link>
  );
}
