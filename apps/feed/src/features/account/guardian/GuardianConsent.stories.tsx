import { consent, type ConsentState } from '@maidan/contract/account/guardian';
import { sessions } from '@maidan/contract/account/sessions';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { GuardianConsent } from './GuardianConsent.tsx';

const given: ConsentState = {
  rule: 'require',
  step: 'given',
  is_blocked: false,
  birth_year: 2011,
  guardian_ending: '210',
  guardian_name: 'Ravi Rao',
  version: '1 June 2026',
  asked_at: '2026-11-20T10:00:00+05:30',
  given_at: '2026-11-20T10:05:00+05:30',
  ended_at: null,
  adult_at: '2030-01-01T00:00:00+05:30',
  resend_after: null,
};
const blocked: ConsentState = { ...given, is_blocked: true, guardian_name: null, given_at: null };

function ConsentOnStage({ state }: { state: ConsentState }) {
  return (
    <SiteStage replies={[reply(consent, state), reply(sessions, [])]} signedIn>
      <GuardianConsent />
    </SiteStage>
  );
}

const meta = {
  title: 'Account/Guardian’s consent',
  component: ConsentOnStage,
  args: { state: given },
} satisfies Meta<typeof ConsentOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ravi Rao agreed on 20 Nov 2026/)).toBeVisible();
  },
};

export const NoGuardianYet: Story = {
  args: { state: { ...blocked, step: 'guardian', guardian_ending: null } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Name a parent or guardian' }));
    await expect(await canvas.findByRole('dialog', { name: 'Your parent or guardian' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
};

export const Waiting: Story = { args: { state: { ...blocked, step: 'waiting' } } };
export const Ended: Story = { args: { state: { ...blocked, step: 'ended', ended_at: '2026-11-21T10:00:00+05:30' } } };
