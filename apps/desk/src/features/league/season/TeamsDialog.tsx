import { useApi } from '@maidan/api-client/core/api-provider';
import { deskTeamsQuery } from '@maidan/api-client/queries/desk/league';
import type { SeasonCategory } from '@maidan/contract/desk/league/season/season';
import {
  deskTeams,
  saveTeam,
  SHORT_NAME_MAX,
  SQUAD_MAX,
  type DeskPlayer,
  type DeskTeam,
} from '@maidan/contract/desk/league/season/teams';
import { teamColourNames, type TeamColour } from '@maidan/contract/rules/team-colours';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { CloseIcon, PlusIcon } from '@maidan/ui/icons';
import { Grid, Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { pictureFile } from '../../../files/draft-file.ts';
import { MediaField } from '../../../files/MediaField.tsx';
import * as layout from '../../../page/layout.css.ts';
import { Loaded } from '../../../rows/Loaded.tsx';
import { useItems } from '../../../rows/sortable/use-items.ts';
import { useAct } from '../../../acts/use-act.ts';
import { PlayerFields } from './PlayerFields.tsx';
import * as css from './Season.css.ts';

interface TeamsDialogProps {
  category: SeasonCategory;
  onClose: () => void;
}

/** Chooses a team of the category, then edits its short name, crest, colours and squad. */
export function TeamsDialog({ category, onClose }: TeamsDialogProps) {
  const query = useQuery(deskTeamsQuery(useApi(), category.id));
  const [id, setId] = useState<DeskTeam['id'] | null>(null);
  const team = query.data?.data.find((one) => one.id === id);
  if (team) return <TeamForm team={team} onClose={() => setId(null)} />;
  return (
    <Dialog open onClose={onClose} title={`Teams of ${category.name}`}>
      <Grid gap={4} minWidth="dialog">
        <Loaded query={query} what="teams">
          {({ data }) =>
            data.length === 0 ? (
              <p>No teams yet. Add teams to a group first.</p>
            ) : (
              <ul>
                {data.map((one) => (
                  <li key={one.id} className={layout.row}>
                    <Button wide onClick={() => setId(one.id)}>
                      {`${one.name}, ${squadText(one.squad)}`}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Grid>
    </Dialog>
  );
}

const squadText = (squad: readonly DeskPlayer[]): string => {
  if (squad.length === 0) return 'no squad yet';
  const shown = squad.filter(({ shows }) => shows !== 'none').length;
  return `${squad.length} ${squad.length === 1 ? 'player' : 'players'}, ${shown} shown`;
};

const formerlyText = (names: readonly string[]): string =>
  `Formerly ${names.join(', ')}. Links and calendars with ${names.length === 1 ? 'this name' : 'these names'} still work.`;

const crestOf = ({ crest, crest_variants, crest_id }: DeskTeam) =>
  pictureFile({ picture: crest, picture_variants: crest_variants, picture_id: crest_id });

const blank: DeskPlayer = { shirt: null, initials: '', first_name: '', role: 'player', captain: false, shows: 'none' };
const colourOptions = teamColourNames.map((name) => ({ value: name, label: name[0]?.toUpperCase() + name.slice(1) }));

function TeamForm({ team, onClose }: { team: DeskTeam; onClose: () => void }) {
  const api = useApi();
  const [shortName, setShortName] = useState(team.short_name ?? '');
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const [crest, setCrest] = useState(() => crestOf(team));
  const [colours, setColours] = useState({ colour_1: team.colour_1, colour_2: team.colour_2 });
  const squad = useItems(() => team.squad);
  const save = useAct(
    () =>
      api.call(saveTeam, {
        params: { id: team.id },
        body: {
          short_name: shortName.trim(),
          forgotten_names: [...forgotten],
          crest: crest?.id ?? null,
          ...colours,
          squad: squad.items,
        },
      }),
    { changes: [deskTeams], inPlace: true, done: onClose },
  );
  const former = team.former_names.filter((name) => !forgotten.includes(name));
  return (
    <EditDialog title={team.name} submit={save} blocked={undefined} onClose={onClose}>
      {former.length > 0 && <Text font="aside">{formerlyText(former)}</Text>}
      {former.map((name) => (
        <Button key={name} icon={<CloseIcon size={20} />} onClick={() => setForgotten([...forgotten, name])}>
          {`Forget “${name}”`}
        </Button>
      ))}
      <TextField
        label="Short name"
        hint="Used where there is little room, such as tables on phones"
        autoComplete="off"
        maxLength={SHORT_NAME_MAX}
        value={shortName}
        onChange={setShortName}
      />
      <MediaField
        label="Crest"
        hint="Without one the team is shown with a shield in its colours"
        takes="picture"
        value={crest}
        onChange={setCrest}
        error={undefined}
      />
      <div className={css.numbers}>
        {(['colour_1', 'colour_2'] as const).map((name) => (
          <Select
            key={name}
            label={name === 'colour_1' ? 'First colour' : 'Second colour'}
            options={colourOptions}
            value={colours[name]}
            onChange={(value) => setColours({ ...colours, [name]: value as TeamColour })}
          />
        ))}
      </div>
      <Text font="aside">
        The team page shows a player only with consent, from a parent for under 18s. Choose what was agreed to. Without
        consent, only the number of players is public.
      </Text>
      {squad.kept.map(({ key, item }, at) => (
        <PlayerFields
          key={key}
          number={at + 1}
          player={item}
          onChange={(part) => squad.change(key, part)}
          onRemove={() => squad.remove(key)}
        />
      ))}
      {squad.items.length < SQUAD_MAX && (
        <Button icon={<PlusIcon size={20} />} onClick={() => squad.add(blank)}>
          Add a player
        </Button>
      )}
    </EditDialog>
  );
}
