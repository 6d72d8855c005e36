import { editResponse, formReceipts, type FormReceipt } from '@maidan/contract/league/form-receipts';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CustomForm } from '../CustomForm.tsx';
import { sampleField, sampleForm } from '../testing/form-samples.ts';
import { keptEdit } from './kept-edit.ts';

const form = sampleForm(
  [
    sampleField(1, 'Full name'),
    sampleField(2, 'Date of birth', { type: 'date' }),
    sampleField(3, 'School letter', { type: 'file' }),
  ],
  { one_each: true },
);
const receipt: FormReceipt = {
  id: 77,
  sent_at: '2026-11-24T06:00:00Z',
  edited_at: null,
  revision: 0,
  form_version: 1,
  can_withdraw: true,
  can_edit: true,
  answers: [
    { field_id: 1, label: 'Full name', text: 'Asha' },
    { field_id: 2, label: 'Date of birth', text: '2012-05-04' },
    { field_id: 3, label: 'School letter', text: 'letter.pdf' },
  ],
  files: [{ field_id: 3, name: 'letter.pdf', bytes: 2048 }],
};

/** The signed-in user of the story. */
const STORY_USER = 7;

const receipts = (more: Partial<FormReceipt> = {}) => reply(formReceipts, { data: [{ ...receipt, ...more }] });
const refusal = (code: string, message: string): StoryReply => ({
  endpoint: editResponse,
  status: 409,
  body: { status: 'error', code, message },
});

function Stage({ replies }: { replies: readonly StoryReply[] }) {
  return (
    <SiteStage signedIn replies={replies}>
      <CustomForm form={form} />
    </SiteStage>
  );
}

const meta = {
  title: 'Forms/Changed answers',
  component: Stage,
  args: { replies: [receipts(), reply(editResponse, { revision: 1, edited_at: '2026-11-25T06:00:00Z' })] },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  // The stored edit must not reach the next story.
  beforeEach: () => keptEdit.clear(),
  globals: { site: 'league' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openChange(canvas: Canvas, canvasElement: HTMLElement) {
  await expect(await canvas.findByText(/^You have already answered this form/)).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: /^Sent on 24\sNov\s2026/ }));
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /^Sent on/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Change' }));
  await waitFor(() => expect(canvas.getByText(/^You’re changing the answers you sent on 24 Nov 2026/)).toHaveFocus());
}

export const Changing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openChange(canvas, canvasElement);
    const name = canvas.getByRole('textbox', { name: /Full name/ });
    await expect(name).toHaveValue('Asha');
    await expect(canvas.getByText('letter.pdf')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Please fill in the field "Full name".')).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openChange(canvas, canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), ' Rao');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('button', { name: /^Sent on/ })).toBeVisible();
  },
};

export const AfterAReload: Story = {
  beforeEach: () =>
    keptEdit.keep({
      formId: form.id,
      userId: STORY_USER,
      responseId: 77,
      revision: 0,
      answers: { '1': { text: 'Asha Rao', picks: [] }, '2': { text: '2012-05-04', picks: [] } },
      files: { '3': null },
      lost: [],
    }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^You’re changing the answers you sent on 24 Nov 2026/)).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('Asha Rao');
    await expect(canvas.queryByText('letter.pdf')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the old answers' }));
    await expect(await canvas.findByText(/^You have already answered this form/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'What you have sent' })).toHaveFocus();
    await expect(keptEdit.peek({ formId: form.id, userId: STORY_USER })).toBeNull();
  },
};

export const ChangedElsewhere: Story = {
  args: { replies: [receipts(), refusal('form_changed', 'Changed.')] },
  play: async ({ canvas, canvasElement }) => {
    await openChange(canvas, canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), ' Rao');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/^These answers were changed somewhere else/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('Asha Rao');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the old answers' }));
    await expect(await canvas.findByRole('button', { name: /^Sent on/ })).toBeVisible();
  },
};

const giveReceipts = fn<() => unknown>();
const changedElsewhere: readonly StoryReply[] = [
  {
    endpoint: formReceipts,
    status: 200,
    get body() {
      return giveReceipts();
    },
  },
  refusal('form_changed', 'Changed.'),
];

/** The form stays busy until the newer answers are loaded: saving before that would be refused again. */
export const BusyUntilTheNewerAreKnown: Story = {
  args: { replies: changedElsewhere },
  beforeEach: () => void giveReceipts.mockReset().mockReturnValue(receipts().body),
  play: async ({ canvas, canvasElement }) => {
    await openChange(canvas, canvasElement);
    const arrive = fn<(body: unknown) => void>();
    giveReceipts.mockReset().mockReturnValue(new Promise((resolve) => void arrive.mockImplementation(resolve)));
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), ' Rao');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(giveReceipts).toHaveBeenCalled());
    await expect(canvas.getByText('Sending your answers')).toBeVisible();
    await expect(canvas.queryByText(/^These answers were changed somewhere else/)).not.toBeInTheDocument();
    arrive({ data: [{ ...receipt, revision: 1 }] });
    await expect(await canvas.findByText(/^These answers were changed somewhere else/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  },
};

export const DecidedMeanwhile: Story = {
  args: { replies: [receipts(), refusal('form_closed', 'The organiser has already decided about these answers.')] },
  play: async ({ canvas, canvasElement }) => {
    await openChange(canvas, canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), ' Rao');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/The organiser has already decided/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('Asha Rao');
  },
};

export const NoLongerToBeChanged: Story = {
  args: { replies: [receipts({ can_edit: false, edited_at: '2026-11-25T06:00:00Z', revision: 1 })] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sent on 24\sNov\s2026/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /^Sent on/ }));
    await expect(await dialog.findByText('Changed on 25 Nov 2026, 11:30 AM')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  },
};
