import { EmptyState } from '@maidan/ui/EmptyState';
import { NotFound } from '@maidan/ui/NotFound';
import { frame } from '../../frame.css.ts';

/** In place of a league. */
export function LeagueMissing({ reason }: { reason: 'unknown' | 'none yet' | 'unavailable' }) {
  const failure = { text: 'We could not load this league. Please try again in a moment.' };
  return (
    <div className={frame}>
      {reason === 'unknown' ? (
        <NotFound flush as="h1" title="League not found" text="It may have been renamed, or the season is over." />
      ) : (
        <EmptyState flush as="h1" title="Nothing Here to Show!" {...(reason === 'unavailable' ? failure : {})} />
      )}
    </div>
  );
}
