import { useApi } from '@maidan/api-client/core/api-provider';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import {
  changeWebhook,
  removeWebhook,
  webhookSecret,
  type ChosenEvent,
  type Webhook,
} from '@maidan/contract/desk/webhooks';
import { Button } from '@maidan/ui/Button';
import { CheckboxGroup } from '@maidan/ui/CheckboxGroup';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Row, Text } from '@maidan/ui/layout';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { EditDialog } from '../dialogs/EditDialog.tsx';
import { useAct } from '../acts/use-act.ts';
import type { EventOption } from './webhook-words.ts';

export type AddWebhook<Event extends ChosenEvent> = (settings: {
  address: string;
  events: Event[];
}) => Promise<{ secret: string }>;

interface WebhookDialogProps<Event extends ChosenEvent> {
  /** The endpoint of the list it belongs to. */
  list: Endpoint;
  add: AddWebhook<Event>;
  /** The events to choose from; a new webhook starts with the first. */
  options: readonly EventOption<Event>[];
  /** Null for a new one. */
  webhook: Webhook | null;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** The address and events of a webhook. */
export function WebhookDialog<Event extends ChosenEvent>({
  list,
  add,
  options,
  webhook,
  onSecret,
  onClose,
}: WebhookDialogProps<Event>) {
  const api = useApi();
  const [address, setAddress] = useState(webhook?.address ?? '');
  const among = (chosen: readonly string[]) => options.map(({ value }) => value).filter((one) => chosen.includes(one));
  const [events, setEvents] = useState(() =>
    webhook ? among(webhook.events) : options.slice(0, 1).map(({ value }) => value),
  );
  const [isOn, setIsOn] = useState(webhook?.is_on ?? true);
  const [isConfirming, setIsConfirming] = useState<'removal' | 'renewal' | null>(null);
  const params = { id: webhook?.id ?? 0 };
  const changes = [list];
  const save = useAct(
    async () => {
      const body = { address: address.trim(), events };
      if (webhook === null) return (await add(body)).secret;
      await api.call(changeWebhook, { params, body: { ...body, is_on: isOn } });
      return null;
    },
    {
      changes,
      inPlace: true,
      done: (secret) => {
        if (secret !== null) return onSecret(secret);
        onClose();
        showToast('Webhook saved');
      },
    },
  );
  const remove = useAct(() => api.call(removeWebhook, { params }), {
    changes,
    done: () => {
      onClose();
      showToast('Webhook removed');
    },
  });
  const show = useAct((renew: boolean) => api.call(webhookSecret, { params, body: { renew } }), {
    changes: [],
    done: ({ secret }) => onSecret(secret),
  });
  const blocked =
    address.trim() === '' ? 'Enter an address.' : events.length === 0 ? 'Choose at least one event.' : undefined;
  return (
    <>
      <EditDialog
        title={webhook === null ? 'New webhook' : 'Edit the webhook'}
        submit={save}
        blocked={blocked}
        onClose={onClose}
        remove={
          webhook === null
            ? undefined
            : { isPending: remove.isPending, error: null, mutate: () => setIsConfirming('removal') }
        }
      >
        <TextField
          label="Address"
          name="address"
          autoComplete="off"
          hint="On your own server, such as https://example.org/webhook."
          value={address}
          onChange={setAddress}
        />
        <CheckboxGroup
          label="Events to send"
          options={options}
          value={events}
          onChange={(value) => setEvents(among(value))}
        />
        {webhook !== null && (
          <>
            <div>
              <Switch label="On" checked={isOn} onChange={setIsOn} />
              <Text font="note">While it is off, nothing is sent. Missed events are not sent later.</Text>
            </div>
            <Row flexWrap="wrap">
              <Button pending={show.isPending} onClick={() => show.mutate(false)}>
                Show the secret
              </Button>
              <Button onClick={() => setIsConfirming('renewal')}>Replace the secret</Button>
            </Row>
          </>
        )}
      </EditDialog>
      <ConfirmDialog
        open={isConfirming === 'removal'}
        title="Remove this webhook?"
        text="Unsent deliveries are dropped, and its log is deleted."
        confirm="Remove"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setIsConfirming(null)}
      />
      <ConfirmDialog
        open={isConfirming === 'renewal'}
        title="Replace the secret?"
        text="The current secret works for one more day. After that, your server needs the new one."
        confirm="Replace"
        pending={show.isPending}
        onConfirm={() => show.mutate(true)}
        onClose={() => setIsConfirming(null)}
      />
    </>
  );
}
