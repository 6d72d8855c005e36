import { submitForm } from '@maidan/actions/forms/submit-form';
import { beginUpload } from '@maidan/contract/core/uploads';
import { dropFormProgress, formProgress, saveFormProgress } from '@maidan/contract/league/form-progress';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { FormProgress } from '@maidan/contract/league/form-progress';
import { PageMain } from '@maidan/site/browser/PageMain';
import { RouterLink } from '@maidan/site/browser/RouterLink';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
  title: 'Forms/Kept answers',
  component: FormOnStage,
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
} satisfies Meta<typeof FormOnStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const arrivals: ((found: FormProgress) => void)[] = [];
/** The reply with the saved answers; a play function resolves it. */
const late = (): StoryReply => ({
  endpoint: formProgress,
  status: 200,
  body: new Promise<FormProgress>((resolve) => void arrivals.push(resolve)),
});

/** Typing before the saved answers arrive does not overwrite them. */
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

/** The question can be postponed; it stays below the form. */
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

/** The first reply was lost and the answers were stored again, so they are deleted after the second reply. */
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
const refused = {
  status: 415,
  body: { status: 'error', message: REFUSED, code: 'unsupported_type', errors: { file: [REFUSED] } },
};

const Address = () => <output>{useLocation().pathname}</output>;
const refusals: (() => void)[] = [];

/** A link inside the site asks before leaving, as closing the tab does, and the refused file is reported on the page. */
export const LeftWhileAFileIsSent: Story = {
  args: {
    asks: sampleForm([sampleField(1, 'Photo', { type: 'file' })]),
    replies: [
      reply(formProgress, null),
      {
        endpoint: beginUpload,
        ...refused,
        body: new Promise((resolve) => void refusals.push(() => resolve(refused.body))),
      },
      kept,
    ],
  },
  render: ({ asks = form, replies }) => (
    <SiteStage signedIn replies={replies} path="/form/8">
      <RouterLink href="/fixtures">Fixtures</RouterLink>
      <Address />
      <PageMain>
        <CustomForm form={asks} />
      </PageMain>
    </SiteStage>
  ),
  play: async ({ canvas }) => {
    const away = canvas.getByRole('link', { name: 'Fixtures' });
    await userEvent.upload(canvas.getByLabelText(/Photo/), new File(['photo'], 'me.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText('Saving your file to your account…')).toBeVisible();
    await userEvent.click(away);
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByText('me.jpg')).toBeVisible();
    await userEvent.click(away);
    await screen.findByRole('alertdialog');
    refusals.at(-1)?.();
    await expect(await canvas.findByText(REFUSED)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('/form/8')).toBeVisible();
    await userEvent.click(away);
    await expect(await canvas.findByText('/fixtures')).toBeVisible();
  },
};

/** A refused file is not stored, and the page does not claim that it is. */
export const FileRefused: Story = {
  args: {
    asks: sampleForm([sampleField(1, 'Photo', { type: 'file' })]),
    replies: [
      reply(formProgress, null),
      { endpoint: beginUpload, ...refused },
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
