import { formReceipts, withdrawResponse, type FormReceipt } from '@maidan/contract/league/form-receipts';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { CustomForm } from '../CustomForm.tsx';
import { sampleField, sampleForm } from '../testing/form-samples.ts';

const form = sampleForm([sampleField(1, 'Full name'), sampleField(2, 'Why do you want to play?')]);
const receipt: FormReceipt = {
  id: 77,
  sent_at: '2026-11-24T06:00:00Z',
  edited_at: null,
  revision: 0,
  form_version: 2,
  can_withdraw: true,
  can_edit: true,
  answers: [
    { field_id: 1, label: 'Full name', text: 'Asha Rao' },
    { field_id: 2, label: 'Why do you want to play?', text: 'For the team.\nAnd for the chai afterwards.' },
  ],
  files: [],
};
const earlier: FormReceipt = { ...receipt, id: 70, sent_at: '2026-11-20T06:00:00Z', can_edit: false, answers: [] };

interface StageProps {
  sent: readonly FormReceipt[];
  withdrawn: StoryReply;
}

function FormOnStage({ sent, withdrawn }: StageProps) {
  return (
    <SiteStage signedIn replies={[reply(formReceipts, { data: [...sent] }), withdrawn]}>
      <main>
        <CustomForm form={form} />
      </main>
      <ToastRegion />
    </SiteStage>
  );
}

const meta = {
  title: 'Forms/Sent answers',
  component: FormOnStage,
  args: { sent: [receipt, earlier], withdrawn: { endpoint: withdrawResponse, status: 204, body: null } },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
} satisfies Meta<typeof FormOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas, when: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: when }));
  return within(await screen.findByRole('dialog', { name: when }));
}

/** The form stays open for further answers. */
export const List: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'What you have sent' }));
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

/** A line may end before the time, not within it. */
export const ListOnAPhone: Story = {
  globals: { site: 'league', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Sent on 24\sNov\s2026/ });
    await expect(button.textContent).toContain('11:30\u00A0AM');
  },
};

export const Opened: Story = {
  beforeEach: () => void spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, /^Sent on 24\sNov\s2026/);
    await expect(dialog.getByText('Version 2 of the form')).toBeVisible();
    await expect(dialog.getByText(/^For the team\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download a copy' }));
    await expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce();
  },
};

export const EveryQuestionLeftEmpty: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, /^Sent on 20\sNov\s2026/);
    await expect(dialog.getByText('Every question was left empty.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Change' })).toBeNull();
  },
};

export const LongAnswersAt320: Story = {
  args: {
    sent: [
      { ...receipt, answers: [{ field_id: 1, label: 'Unbroken'.repeat(9), text: 'unbroken'.repeat(30) }] },
      earlier,
    ],
  },
  globals: { site: 'league', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, /^Sent on 24\sNov\s2026/);
    const answer = dialog.getByRole('definition');
    await expect(answer.scrollWidth).toBeLessThanOrEqual(answer.clientWidth);
    await expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
};

export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, /^Sent on 24\sNov\s2026/);
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your answers?' }));
    await expect(question.getByRole('button', { name: 'Keep them' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Your answers are withdrawn.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Sent on 24\sNov\s2026/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Sent on 20\sNov\s2026/ })).toBeVisible();
  },
};

export const CannotBeWithdrawn: Story = {
  args: { withdrawn: failure(withdrawResponse, 404) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, /^Sent on 24\sNov\s2026/);
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await expect(dialog.getByText(/^For the team\./)).toBeVisible();
  },
};
