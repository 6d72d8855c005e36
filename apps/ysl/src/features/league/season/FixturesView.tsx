import { ShownLeague } from '../ShownLeague.tsx';
import { CategoryFixtures } from './CategoryFixtures.tsx';
import { SeasonView } from './SeasonView.tsx';

interface FixturesViewProps {
  /** Slug or id; without it the latest league is shown. */
  id: string | undefined;
  /** `YYYY-MM-DD` in India. */
  today: string;
}

/** The fixtures of a league. */
export function FixturesView({ id, today }: FixturesViewProps) {
  return (
    <ShownLeague id={id}>
      {(league) => (
        <SeasonView league={league} title="Fixtures">
          {(category) => <CategoryFixtures league={league} category={category} today={today} />}
        </SeasonView>
      )}
    </ShownLeague>
  );
}
