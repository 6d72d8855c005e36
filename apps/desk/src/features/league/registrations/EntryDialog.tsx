import { useApi } from '@maidan/api-client/core/api-provider';
import { useOnline } from '@maidan/browser/use-online';
import {
  cancelEntry,
  deskRegistrations,
  moveEntry,
  registrationEntries,
  showEntryPhone,
  type RegistrationEntry,
  type RegistrationTeam,
} from '@maidan/contract/desk/league/league-registrations';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid, Text } from '@maidan/ui/layout';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Select } from '@maidan/ui/Select';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { CoveredNumber } from '../../../page/CoveredNumber.tsx';
import { Facts } from '../../../page/Facts.tsx';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { momentAt } from '../../../times/time.ts';
import { useAct } from '../../../acts/use-act.ts';
import { paths } from '../../../paths.ts';
import { placesText } from './places-text.ts';

interface EntryDialogProps {
  entry: RegistrationEntry;
  /** The id of the person's team. */
  team: string;
  /** All teams of the registration. */
  teams: readonly RegistrationTeam[];
  onClose: () => void;
}

const changes = [deskRegistrations, registrationEntries];

/** One registered person: their details, a move to another team, or removal. */
export function EntryDialog({ entry, team, teams, onClose }: EntryDialogProps) {
  const api = useApi();
  const offline = useOnline() ? undefined : 'You are offline.';
  const { person, guardian, conversation_id: conversation } = entry;
  const params = { id: team, person: person.id };
  const [target, setTarget] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);
  const others = teams.filter(({ id }) => String(id) !== team);
  const done = (text: string) => () => {
    onClose();
    showToast(text);
  };
  const move = useAct(() => api.call(moveEntry, { params, body: { team_id: target } }), {
    changes,
    inPlace: true,
    done: done(`${person.name} is now in ${others.find(({ id }) => String(id) === target)?.name ?? 'another team'}`),
  });
  const cancel = useAct(() => api.call(cancelEntry, { params }), {
    changes,
    inPlace: true,
    done: done(`${person.name} is no longer in the team`),
  });
  return (
    <Dialog open onClose={onClose} title={person.name} locked={move.isPending || cancel.isPending}>
      <Grid gap={4} minWidth="dialog">
        <Facts
          facts={[
            ['Registered', entry.created_at === null ? '' : momentAt(entry.created_at)],
            ['Guardian', guardian ?? ''],
            ['Phone', entry.phone_ending === null ? '' : `ends in ${entry.phone_ending}`],
          ]}
        />
        {entry.phone_ending !== null && <CoveredNumber show={() => api.call(showEntryPhone, { params })} />}
        {conversation !== null && (
          <LinkButton wide href={paths.conversation('waiting', conversation)}>
            Open the conversation
          </LinkButton>
        )}
        {others.length > 0 && (
          <>
            <Select
              label="Move to"
              options={others.map((one) => ({
                value: String(one.id),
                label: [one.heading, one.name, placesText(one)].filter(Boolean).join(', '),
              }))}
              placeholder="Choose a team"
              value={target}
              onChange={setTarget}
            />
            <Button
              wide
              pending={move.isPending}
              disabledReason={offline ?? (target === '' ? 'Choose a team.' : undefined)}
              onClick={() => move.mutate()}
            >
              Move
            </Button>
          </>
        )}
        <Refusal error={move.error ?? cancel.error} />
        {isLeaving ? (
          <>
            <Text font="aside">
              The place becomes free, and {person.name} is notified. Only they can register again.
            </Text>
            <Button
              wide
              variant="danger"
              pending={cancel.isPending}
              disabledReason={offline}
              onClick={() => cancel.mutate()}
            >
              Remove {person.name} from the team
            </Button>
          </>
        ) : (
          <Button wide onClick={() => setIsLeaving(true)}>
            Remove from the team
          </Button>
        )}
        <Text font="note">The person is notified when you move or remove them.</Text>
      </Grid>
    </Dialog>
  );
}
