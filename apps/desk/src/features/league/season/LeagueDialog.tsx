import { useApi } from '@maidan/api-client/core/api-provider';
import { deskLeagues } from '@maidan/contract/desk/league/league';
import { LEAGUE_NAME_MAX, leagueSeason, saveDeskLeague, type Season } from '@maidan/contract/desk/league/season/season';
import type { Id } from '@maidan/contract/core/wire';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
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
  const [name, setName] = useState(season?.name ?? '');
  const [details, setDetails] = useState(season?.details ?? '');
  const [picture, setPicture] = useState(() => season && pictureFile(season));
  const [sponsor, setSponsor] = useState(season?.sponsor_name ?? '');
  const [sponsorPicture, setSponsorPicture] = useState(() => sponsorOf(season));
  const save = useAct(
    () =>
      api.call(saveDeskLeague, {
        body: {
          ...(season === null ? {} : { id: season.id }),
          name: name.trim(),
          details,
          picture: picture?.id ?? null,
          sponsor_name: sponsor.trim(),
          sponsor_picture: sponsorPicture?.id ?? null,
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
      save={save}
      blocked={name.trim() === '' ? 'Enter a name.' : undefined}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint={season === null ? 'The league site will open with this league.' : undefined}
        autoComplete="off"
        maxLength={LEAGUE_NAME_MAX}
        value={name}
        onChange={setName}
      />
      <RichTextField label="Text" hint="On the home page of the league site" value={details} onChange={setDetails} />
      <MediaField label="Picture" takes="picture" value={picture} onChange={setPicture} error={undefined} />
      <TextField
        label="Sponsor"
        hint="Optional"
        autoComplete="off"
        maxLength={LEAGUE_NAME_MAX}
        value={sponsor}
        onChange={setSponsor}
      />
      {sponsor.trim() !== '' && (
        <MediaField
          label="Sponsor’s picture"
          takes="picture"
          value={sponsorPicture}
          onChange={setSponsorPicture}
          error={undefined}
        />
      )}
    </EditDialog>
  );
}
