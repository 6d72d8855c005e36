import { optionalPart } from '@maidan/browser/lazy-part';
import { useSession } from '@maidan/auth/session/use-session';
import type { League } from '@maidan/contract/league/leagues';
import { Suspense, type ReactNode } from 'react';

// Loaded later, so that the first page stays small and the document is the same for everyone.
const OwnTeamLink = optionalPart<UnlessInTeamProps>(
  async () => (await import('./OwnTeamLink.tsx')).OwnTeamLink,
  ({ before }) => before,
);

export interface UnlessInTeamProps {
  league: Pick<League, 'slug' | 'open_registration'>;
  /** For visitors, and for a user until it is known whether they are in a team. */
  before: ReactNode;
  /** Whether `children` are still loading. */
  isWaiting?: boolean;
  /** For a user without a team. */
  children: ReactNode;
  /** Look of the link to the user's team: a button of this size, or this class. */
  look: 'm' | 'l' | { className: string };
  /** Shown after that link. */
  more?: ReactNode;
}

/** Invites to register, or links to the user's own team instead. */
export function UnlessInTeam(props: UnlessInTeamProps) {
  const { signedIn } = useSession();
  if (!signedIn) return props.before;
  return (
    <Suspense fallback={props.before}>
      <OwnTeamLink {...props} />
    </Suspense>
  );
}
