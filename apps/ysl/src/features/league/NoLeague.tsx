import { EmptyState } from '@maidan/ui/EmptyState';
import { NotFound } from '@maidan/ui/NotFound';
import { frame } from '../../frame.css.ts';

/** In a league's place: the address is of none, or there is nothing to show. */
export function NoLeague({ unknown }: { unknown: boolean }) {
  return (
    <div className={frame}>
      {unknown ? (
        <NotFound
          flush
          as="h1"
          title="There is no such league"
          text="It may have been renamed, or the season is over."
        />
      ) : (
        <EmptyState flush as="h1" title="Nothing Here to Show!" />
      )}
    </div>
  );
}
