import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { Team } from '@maidan/contract/league/teams';
import { teamColours } from '@maidan/contract/rules/team-colours';
import { t } from '@maidan/i18n/text';
import { Picture } from '@maidan/ui/Picture';
import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';
import * as css from './Crest.css.ts';

interface CrestProps {
  team: Pick<Team, 'name' | 'colour_1' | 'colour_2' | 'crest' | 'crest_variants'>;
  /** Sets the width; the height follows. */
  className: string;
  /** The `sizes` attribute of the <img>. */
  sizes: string;
}

/** A team's crest. Without a picture, or if it fails to load, a shield in the team's colours. */
export function Crest({ team, className, sizes }: CrestProps) {
  const picture = shownPicture(team.crest, team.crest_variants);
  const { broken, image } = useBrokenImage(picture);
  const label = t('team.crestOf', { team: team.name });
  if (!broken && picture) {
    return (
      <Picture
        {...image}
        // Placeholder tones would remain visible around a picture of another shape.
        of={{ ...picture, tones: [] }}
        sizes={sizes}
        className={`${className} ${css.picture}`}
        alt={label}
        width={100}
        height={120}
      />
    );
  }
  const [ground, chalk] = [teamColours[team.colour_1], teamColours[team.colour_2]];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline, in the team's colours
    <svg viewBox="0 0 100 120" role="img" aria-label={label} className={className}>
      <path d="M4 4H96V62C96 90 76 108 50 117C24 108 4 90 4 62Z" fill={ground} stroke={chalk} strokeWidth="6" />
      <path d="M4 56H30M70 56H96" stroke={chalk} strokeWidth="7" />
      <circle cx="50" cy="56" r="20" fill="none" stroke={chalk} strokeWidth="7" />
      <circle cx="50" cy="56" r="6" fill={chalk} />
    </svg>
  );
}
