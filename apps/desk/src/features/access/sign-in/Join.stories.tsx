import { deskInvitation } from '@maidan/contract/desk/access/sign-in';
import { failingOnce, failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { Join } from './Join.tsx';
import { pendingInvitation } from './pending-invitation.ts';

const invitation = {
  name: 'Nandini',
  phone_ending: '44',
  roles: ['editor' as const, 'moderator' as const],
  expires_at: '2026-12-24T09:00:00Z',
};

function Stage({ answer }: { answer: StoryReply }) {
  return (
    <DeskStage replies={[answer]} path="/join">
      <main>
        <Join onSignedIn={() => undefined} />
      </main>
    </DeskStage>
  );
}

/** The link of an invitation has its secret after the hash. */
function openLink(secret: string) {
  const before = location.href;
  history.replaceState(history.state, '', `${before.split('#')[0]}#${secret}`);
  return () => {
    history.replaceState(history.state, '', before);
    pendingInvitation.clear();
  };
}

const meta = {
  title: 'Sign-in/Invitation',
  component: Stage,
  args: { answer: reply(deskInvitation, invitation) },
  beforeEach: () => openLink('secret'),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {
  play: async ({ canvas }) => {
    const text = /^Nandini, you are invited as editor and moderator\. Enter the number ending in 44\.$/;
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    // Addresses get copied and stored.
    await expect(location.hash).toBe('');
  },
};

export const NoLongerValid: Story = {
  args: { answer: failure(deskInvitation, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  },
};

export const WithoutASecretAt320: Story = {
  beforeEach: () => openLink(''),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answer: pending(deskInvitation) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading invitation')).toBeInTheDocument();
  },
};

export const CanBeTriedAgain: Story = {
  args: { answer: failingOnce(deskInvitation, invitation) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^Nandini, you are invited/)).toBeVisible();
  },
};
