import { useApi } from '@maidan/api-client/core/api-provider';
import { deskLeagues } from '@maidan/contract/desk/league/league';
import { LEAGUE_NAME_MAX, leagueSeason, saveDeskLeague, type Season } from '@maidan/contract/desk/league/season/season';
import type { Id } from '@maidan/contract/core/wire';
import { TextField } from '@maidan/ui/TextField';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';
import { pictureFile } from '../../../files/draft-file.ts';
import { MediaField } from '../../../files/MediaField.tsx';
import { RichTextField } from '../../../text/RichTextField.tsx';
import { useAct } from '../../../acts/use-act.ts';

interface LeagueDialogProps {
  /** Null for a new league. */
  season: Season | null;
  onClose: () => void;
  onSaved?: (id: Id) => void;
}

const sponsorOf = (season: Season | null) =>
  season &&
  pictureFile({ picture: season.sponsor_picture, picture_variants: null, picture_id: season.sponsor_picture_id });

export function LeagueDialog({ season, onClose, onSaved }: LeagueDialogProps) {
  const api = useApi();
  const { draft, field } = useDraft(() => ({
    name: season?.name ?? '',
    details: season?.details ?? '',
    picture: season && pictureFile(season),
    sponsor: season?.sponsor_name ?? '',
    sponsorPicture: sponsorOf(season),
  }));
  const save = useAct(
    () =>
      api.call(saveDeskLeague, {
        body: {
          ...(season === null ? {} : { id: season.id }),
          name: draft.name.trim(),
          details: draft.details,
          picture: draft.picture?.id ?? null,
          sponsor_name: draft.sponsor.trim(),
          sponsor_picture: draft.sponsorPicture?.id ?? null,
        },
      }),
    {
      changes: [deskLeagues, leagueSeason],
      inPlace: true,
      done: ({ id }) => {
        onClose();
        onSaved?.(id);
      },
    },
  );
  return (
    <EditDialog
      title={season === null ? 'New league' : 'Edit the league'}
      submit={save}
      blocked={draft.name.trim() === '' ? 'Enter a name.' : undefined}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint={season === null ? 'The league site will open with this league.' : undefined}
        autoComplete="off"
        maxLength={LEAGUE_NAME_MAX}
        {...field('name')}
      />
      <RichTextField label="Text" hint="On the home page of the league site" {...field('details')} />
      <MediaField label="Picture" takes="picture" {...field('picture')} error={undefined} />
      <TextField label="Sponsor" hint="Optional" autoComplete="off" maxLength={LEAGUE_NAME_MAX} {...field('sponsor')} />
      {draft.sponsor.trim() !== '' && (
        <MediaField label="Sponsor’s picture" takes="picture" {...field('sponsorPicture')} error={undefined} />
      )}
    </EditDialog>
  );
}
