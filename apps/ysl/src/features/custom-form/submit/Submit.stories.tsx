import { submitForm } from '@maidan/actions/forms/submit-form';
import { formProgress, saveFormProgress } from '@maidan/contract/league/form-progress';
import type { Form } from '@maidan/contract/league/custom-forms';
import { pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { formCardClass, formPageClass } from '@maidan/ui/form-themes/form-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CustomForm } from '../CustomForm.tsx';
import { sampleField, sampleForm } from '../testing/form-samples.ts';
import { savedAnswers } from './saved-answers-storage.ts';
import { Sending } from './Sending.tsx';

const form = sampleForm([
  sampleField(1, 'Team name'),
  sampleField(2, 'School letter', { type: 'file', is_required: 0 }),
]);
const kept = [
  reply(formProgress, null),
  reply(saveFormProgress, { changed_at: '2026-11-24T12:40:00Z', expires_at: '2026-12-24T12:40:00Z' }),
];
const answer = (status: number, body: unknown): StoryReply => ({ endpoint: submitForm.endpoint, status, body });

const cancel = fn();

interface StageProps {
  replies?: readonly StoryReply[];
  asks?: Form;
}

function FormOnStage({ replies, asks = form }: StageProps) {
  return (
    <SiteStage signedIn replies={[...(replies ?? []), ...kept]}>
      <main>
        <CustomForm form={asks} />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Forms/Sending',
  component: FormOnStage,
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
  // Saved answers must not reach the next story.
  beforeEach() {
    savedAnswers.clear();
    cancel.mockReset();
  },
} satisfies Meta<typeof FormOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function send(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: /Team name/ }), 'Chalk Line XI');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

export const BeingSent: Story = {
  args: { replies: [pending(submitForm.endpoint)] },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('Sending your answers')).toBeVisible();
    await expect(canvas.getByText('0 %')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** A large file is sent in pieces, which survive a lost network. */
export const NoSignalAt320: Story = {
  render: () => (
    <main className={formPageClass('CoolAndCollected')} style={{ padding: 16 }}>
      <div className={formCardClass} style={{ padding: 16 }}>
        <Sending progress={0.624} isWaiting onCancel={cancel} />
      </div>
    </main>
  ),
  globals: { site: 'league', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection. Sending will continue automatically.');
    await expect(canvas.getByText('62 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(cancel).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { replies: [answer(409, { status: 'error', code: 'form_full', message: 'This form is full.' })] },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('Failed to submit form. This form is full.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Team name/ })).toHaveValue('Chalk Line XI');
  },
};

export const SentWithALongTitleAt320: Story = {
  args: { asks: { ...form, title: 'Unbroken'.repeat(10) }, replies: [answer(200, { status: 'success' })] },
  globals: { site: 'league', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await send(canvas);
    const done = within(await screen.findByRole('dialog', { name: 'Form Submitted' }));
    await expect(done.getByText(/^Thank you for submitting “Unbroken/)).toBeVisible();
    await expect(done.getByRole('button', { name: 'Okay' })).toBeVisible();
  },
};

/** The login interrupted the sending, and files cannot be stored on the device. */
export const ReviewAfterTheLogin: Story = {
  beforeEach: () =>
    savedAnswers.keep({
      formId: form.id,
      userId: null,
      why: 'login',
      answers: { '1': { text: 'Chalk Line XI', picks: [] }, '2': { text: '', picks: [] } },
      files: ['2'],
    }),
  play: async ({ canvas }) => {
    const review = within(await screen.findByRole('dialog', { name: 'Login Successful' }));
    await expect(review.getByText('Your answers are still here. Please review and submit the form.')).toBeVisible();
    const lost = 'Files can’t be saved. Please attach these again: "School letter".';
    await expect(review.getByText(lost)).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Review' }));
    await expect(canvas.getByRole('textbox', { name: /Team name/ })).toHaveValue('Chalk Line XI');
  },
};
