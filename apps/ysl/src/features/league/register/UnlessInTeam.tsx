import { optionalPart } from '@maidan/browser/lazy-part';
import { useSession } from '@maidan/auth/session/use-session';
import type { League } from '@maidan/contract/league/leagues';
import { Suspense, type ReactNode } from 'react';

// The first page is to stay small, and the document the same for everyone.
const OwnTeamLink = optionalPart<UnlessInTeamProps>(
  async () => (await import('./OwnTeamLink.tsx')).OwnTeamLink,
  ({ before }) => before,
);

export interface UnlessInTeamProps {
  league: Pick<League, 'slug' | 'open_registration'>;
  /** For visitors, and for a user until it is known whether they are in a team. */
  before: ReactNode;
  /** What else the page shows in this place is not known yet. */
  isWaiting?: boolean;
  /** For a user who is in none. */
  children: ReactNode;
  /** The look of the link to the user's team: a button of this size, or this class. */
  look: 'm' | 'l' | { className: string };
  /** After that link. */
  more?: ReactNode;
}

/** A way to register, or the way to the user's own team in its place. */
export function UnlessInTeam(props: UnlessInTeamProps) {
  const { signedIn } = useSession();
  if (!signedIn) return props.before;
  return (
    <Suspense fallback={props.before}>
      <OwnTeamLink {...props} />
    </Suspense>
  );
}
