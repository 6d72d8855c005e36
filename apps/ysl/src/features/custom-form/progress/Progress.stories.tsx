import { submitForm } from '@maidan/actions/forms/submit-form';
import { beginUpload } from '@maidan/contract/core/uploads';
import { dropFormProgress, formProgress, saveFormProgress } from '@maidan/contract/league/form-progress';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { FormProgress } from '@maidan/contract/league/form-progress';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CustomForm } from '../CustomForm.tsx';
import { sampleField, sampleForm } from '../testing/form-samples.ts';

const form = sampleForm([sampleField(1, 'Team name'), sampleField(2, 'Full name')]);
const saved: FormProgress = {
  answers: [
    { field_id: 1, text: 'Chalk Line XI' },
    { field_id: 2, text: 'Asha Rao' },
  ],
  files: [],
  changed_at: '2026-11-24T12:34:00Z',
  expires_at: '2026-12-24T12:34:00Z',
};
const kept = reply(saveFormProgress, { changed_at: '2026-11-24T12:40:00Z', expires_at: '2026-12-24T12:40:00Z' });

function FormOnStage({ replies, asks = form }: { replies: readonly StoryReply[]; asks?: Form }) {
  return (
    <SiteStage signedIn replies={replies}>
      <CustomForm form={asks} />
      <ToastRegion />
    </SiteStage>
  );
}

const meta = {
  title: 'League/Form/Progress',
  component: FormOnStage,
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
} satisfies Meta<typeof FormOnStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const arrivals: ((found: FormProgress) => void)[] = [];
/** The reply with the saved answers, which a play function lets arrive. */
const late = (): StoryReply => ({
  endpoint: formProgress,
  status: 200,
  body: new Promise<FormProgress>((resolve) => void arrivals.push(resolve)),
});

/** A letter before the saved answers arrive replaces none of them. */
export const TypedTooEarly: Story = {
  args: { replies: [late(), kept] },
  play: async ({ canvas }) => {
    const team = canvas.getByRole('textbox', { name: /Team name/ });
    await userEvent.type(team, 'J');
    arrivals[0]?.(saved);
    const question = within(await canvas.findByRole('dialog', { name: 'Which answers do you want?' }));
    await expect(question.getByText(/saved on 24 Nov 2026, 6:04 PM/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Use the saved answers' }));
    await expect(team).toHaveValue('Chalk Line XI');
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('Asha Rao');
    await expect(await canvas.findByText(/^Saved to your account until 24 Dec 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(team).toHaveValue('J');
  },
};

/** The question can wait, and is found below the form. */
export const OwnAnswersKept: Story = {
  args: { replies: [late(), kept] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const team = canvas.getByRole('textbox', { name: /Team name/ });
    await userEvent.type(team, 'Jayanagar');
    arrivals[1]?.(saved);
    const question = within(await canvas.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the answers on this page' }));
    await expect(await canvas.findByText(/^Saved to your account until 24 Dec 2026/)).toBeVisible();
    await expect(team).toHaveValue('Jayanagar');
  },
};

export const StartedAgain: Story = {
  args: { replies: [reply(formProgress, saved), kept, { endpoint: dropFormProgress, status: 204, body: null }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start again' }));
    const team = canvas.getByRole('textbox', { name: /Team name/ });
    await expect(team).toHaveValue('');
    await expect(canvas.queryByText(/^Saved to your account/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(team).toHaveValue('Chalk Line XI');
  },
};

const forget = fn<() => null>();

/** Their first reply was lost and they were kept again, so they are forgotten when the next one comes. */
export const Sent: Story = {
  args: {
    replies: [
      reply(formProgress, saved),
      { endpoint: submitForm.endpoint, status: 200, body: { status: 'success' } },
      { endpoint: dropFormProgress, status: 204, body: forget },
    ],
  },
  beforeEach: () => void forget.mockReset().mockReturnValue(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Saved to your account/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
    await waitFor(() => expect(forget).toHaveBeenCalledOnce());
  },
};

const REFUSED = '"me.jpg" is damaged, or not what its name says. Please choose another file.';

/** It is not kept, and nobody believes that it is. */
export const FileRefused: Story = {
  args: {
    asks: sampleForm([sampleField(1, 'Photo', { type: 'file' })]),
    replies: [
      reply(formProgress, null),
      {
        endpoint: beginUpload,
        status: 415,
        body: { status: 'error', message: REFUSED, code: 'unsupported_type', errors: { file: [REFUSED] } },
      },
      kept,
      { endpoint: dropFormProgress, status: 204, body: null },
    ],
  },
  play: async ({ canvas }) => {
    const photo = canvas.getByLabelText(/Photo/);
    await userEvent.upload(photo, new File(['<html>'], 'me.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(REFUSED, {}, { timeout: 5000 })).toBeVisible();
    await expect(photo).toBeInvalid();
    await expect(canvas.queryByText(/^Saved to your account/)).toBeNull();
  },
};
