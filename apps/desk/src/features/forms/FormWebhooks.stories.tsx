import {
  addWebhook,
  formWebhooks,
  replayWebhook,
  webhookDeliveries,
  webhookSecret,
  type Webhook,
  type WebhookDelivery,
} from '@maidan/contract/desk/webhooks';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { kavya } from '../../testing/samples.ts';
import { FormWebhooks } from './FormWebhooks.tsx';

const at = kavya.last_seen_at;
const hook: Webhook = {
  id: 1,
  address: `https://hooks.example.org/${'answers-of-the-whole-season/'.repeat(4)}`,
  events: ['answer.created', 'answer.withdrawn'],
  is_on: true,
  waiting: 2,
};
const off: Webhook = { ...hook, id: 2, address: 'https://n8n.example.org/a', is_on: false, waiting: 0 };
const delivery = (id: number, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id,
  event: 'answer.created',
  state: 'delivered',
  at,
  attempts: 1,
  status: 204,
  failure: null,
  until: at,
  ...more,
});
const deliveries = [
  delivery(4, { state: 'waiting', attempts: 0, status: null }),
  delivery(3, { state: 'waiting', attempts: 3, status: null, failure: 'unreachable' }),
  delivery(2, { state: 'given-up', attempts: 74, status: 500, event: 'answer.withdrawn' }),
  delivery(1),
];
const secret = `whsec_${'Q29tZSBpbiwgdGhlIHdhdGVyIGlzIGZpbmU'.repeat(1)}=`;

const replies: readonly StoryReply[] = [
  reply(formWebhooks, { title: 'Kabaddi trials', data: [hook, off] }),
  reply(webhookDeliveries, { data: deliveries, cursor: null }),
  reply(addWebhook, { id: 3, secret }),
  reply(webhookSecret, { secret }),
  reply(replayWebhook, null),
];

function Stage({ with: given = replies }: { with?: readonly StoryReply[] }) {
  return (
    <DeskStage replies={given} path="/forms/1/webhooks">
      <main>
        <FormWebhooks id="1" />
      </main>
    </DeskStage>
  );
}

const meta = { title: 'Forms/Webhooks', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListOfWebhooks: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A new answer, An answer was withdrawn. 2 deliveries waiting.')).toBeVisible();
    await expect(canvas.getByText('Off. A new answer, An answer was withdrawn.')).toBeVisible();
  },
};

export const NoWebhookYet: Story = {
  args: { with: [reply(formWebhooks, { title: 'Kabaddi trials', data: [] }), ...replies] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No webhooks yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://hooks.example.org/a');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'An answer was withdrawn' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(within(screen.getByRole('dialog', { name: 'Webhook secret' })).getByText(secret)).toBeVisible(),
    );
  },
};

export const LogOfDeliveries: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Deliveries to ${hook.address}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
    await expect(await dialog.findByText(/Failed .*, 74 attempts: the server replied 500\./)).toBeVisible();
    await expect(dialog.getByText(/3 attempts: the server could not be reached\./)).toBeVisible();
    await expect(dialog.getByText(/Waiting in the queue\.$/)).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: 'Resend' })).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: 'Resend all failed deliveries' })).toBeEnabled();
  },
};

export const EditingOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${off.address}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the webhook' }));
    await expect(dialog.getByRole('switch', { name: 'On' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the secret' }));
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Replace the secret?' }));
    await userEvent.click(confirm.getByRole('button', { name: 'Replace' }));
    await waitFor(() =>
      expect(within(screen.getByRole('dialog', { name: 'Webhook secret' })).getByText(secret)).toBeVisible(),
    );
  },
};

export const NotLoaded: Story = {
  args: { with: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the webhooks.')).toBeVisible();
  },
};
