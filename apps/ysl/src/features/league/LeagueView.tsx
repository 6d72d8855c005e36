import { LeagueHome } from './LeagueHome.tsx';
import { ShownLeague } from './ShownLeague.tsx';

/** A league's home. `id` is its slug or id; without it the latest league is shown. */
export function LeagueView({ id }: { id: string | undefined }) {
  return <ShownLeague id={id}>{(league) => <LeagueHome league={league} />}</ShownLeague>;
}
