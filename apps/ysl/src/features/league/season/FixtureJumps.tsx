import { LinkButton } from '@maidan/ui/LinkButton';
import * as css from './FixtureJumps.css.ts';
import { formatFixtureDay } from './fixture-text.ts';

interface FixtureJumpsProps {
  /** How many matches are today's. */
  today: number;
  /** The day of the next ones. */
  next: string | null;
}

/** Links to today's matches and to the next: a season is long, and that is what people come for. */
export function FixtureJumps({ today, next }: FixtureJumpsProps) {
  if (today === 0 && next === null) return null;
  return (
    <nav className={css.jumps} aria-label="Jump to">
      {today > 0 ? <LinkButton href="#today">{`Today (${today})`}</LinkButton> : null}
      {next === null ? null : <LinkButton href="#next">{`Next: ${formatFixtureDay(next)}`}</LinkButton>}
    </nav>
  );
}
