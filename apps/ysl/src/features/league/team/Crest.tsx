import { teamColours, type TeamColour } from '@maidan/contract/rules/team-colours';

interface CrestProps {
  /** What it says to whoever cannot see it. */
  label: string;
  colours: readonly [TeamColour, TeamColour];
  className?: string;
}

/** A shield in the colours of a team, with the ball on the halfway line. */
export function Crest({ label, colours: [first, second], className }: CrestProps) {
  const [ground, chalk] = [teamColours[first], teamColours[second]];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the colours of the team
    <svg viewBox="0 0 100 120" role="img" aria-label={label} className={className}>
      <path d="M4 4H96V62C96 90 76 108 50 117C24 108 4 90 4 62Z" fill={ground} stroke={chalk} strokeWidth="6" />
      <path d="M4 56H30M70 56H96" stroke={chalk} strokeWidth="7" />
      <circle cx="50" cy="56" r="20" fill="none" stroke={chalk} strokeWidth="7" />
      <circle cx="50" cy="56" r="6" fill={chalk} />
    </svg>
  );
}
