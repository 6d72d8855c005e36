import { appealBan } from '@maidan/contract/account/decisions';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppealBan } from './AppealBan.tsx';

function AppealOnStage({ answer }: { answer: StoryReply }) {
  return (
    <SiteStage replies={[answer]} path="/appeal">
      <main>
        <h1>Appeal</h1>
        <AppealBan />
      </main>
    </SiteStage>
  );
}

/** The login sends people here with a secret after the hash. */
function openAppeal(secret: string) {
  const before = location.href;
  history.replaceState(history.state, '', `${before.split('#')[0]}#${secret}`);
  return () => history.replaceState(history.state, '', before);
}

const meta = {
  title: 'Decisions/Closed account',
  component: AppealOnStage,
  args: { answer: reply(appealBan, { message: 'Your appeal is sent.' }) },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach: () => openAppeal('secret'),
} satisfies Meta<typeof AppealOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = 'My brother wrote that from my phone.';

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Your account is closed\. You can appeal once/)).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send appeal' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox'), words);
    await userEvent.click(send);
    await expect(await canvas.findByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your appeal is sent.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Refused: Story = {
  args: { answer: failure(appealBan, 404) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), words);
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(words);
  },
};

/** Opened without the login: there is nothing to appeal against. */
export const WithoutASecretAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => openAppeal(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This page is for people whose account is closed\./)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
