import { useApi } from '@maidan/api-client/core/api-provider';
import { passkeysQuery } from '@maidan/api-client/queries/desk/access';
import {
  addPasskey,
  beginPasskey,
  deskMe,
  passkeys,
  removePasskey,
  type Passkey,
} from '@maidan/contract/desk/access/me';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { PlusIcon } from '@maidan/ui/icons';
import { Box } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import { Section } from '../../../page/Section.tsx';
import { momentAt } from '../../../times/time.ts';
import { makePasskey, passkeyMessage } from '../../../session/passkey.ts';
import { useAct } from '../../../acts/use-act.ts';
import { ListRow } from '../../../rows/ListRow.tsx';

/** The person's passkeys. The last one cannot be removed. */
export function Passkeys() {
  const api = useApi();
  const query = useQuery(passkeysQuery(api));
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const changes = [passkeys, deskMe];

  const add = useAct(
    async () => {
      const { options } = await api.call(beginPasskey, {});
      const response = await makePasskey(options).catch((error: unknown) => {
        throw new Error(passkeyMessage(error) ?? 'The passkey was not created.');
      });
      return api.call(addPasskey, { body: { response } });
    },
    { changes, done: () => void showToast('Passkey added') },
  );
  const remove = useAct(({ id }: Passkey) => api.call(removePasskey, { params: { id } }), {
    changes,
    done: () => {
      setLeaving(null);
      showToast('Passkey removed');
    },
  });

  return (
    <Section title="Passkeys" note="to sign in to the desk">
      <Loaded query={query} what="passkeys">
        {({ data }) => (
          <ul>
            {data.map((passkey) => (
              <ListRow
                key={passkey.id}
                name={passkey.name || 'Passkey'}
                note={
                  <>
                    {passkey.last_used_at === null ? 'Not used yet' : `Last used ${momentAt(passkey.last_used_at)}`}
                    {passkey.synced ? ', synced with your passwords' : ', on one device'}
                  </>
                }
              >
                <Button
                  disabledReason={data.length === 1 ? 'Add another passkey first: you need one to sign in.' : undefined}
                  onClick={() => setLeaving(passkey)}
                >
                  Remove
                </Button>
              </ListRow>
            ))}
          </ul>
        )}
      </Loaded>
      <Box paddingTop={4}>
        <Button icon={<PlusIcon size={20} />} pending={add.isPending} onClick={() => add.mutate(undefined)}>
          Add a passkey
        </Button>
      </Box>
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove ${leaving?.name || 'this passkey'}?`}
        text="You can no longer sign in with it. This cannot be undone, but you can add a new passkey."
        confirm="Remove"
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onClose={() => setLeaving(null)}
      />
    </Section>
  );
}
