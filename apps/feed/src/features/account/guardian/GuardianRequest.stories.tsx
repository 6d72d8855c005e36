import { answerGuardian, guardianRequest, type GuardianView } from '@maidan/contract/account/guardian';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { GuardianRequest } from './GuardianRequest.tsx';
import { useGuardianLanguage } from './use-guardian-language.ts';

const waiting: GuardianView = {
  name: 'Ananya',
  ending: '210',
  state: 'waiting',
  version: '1 June 2026',
  given_at: null,
  adult_at: '2030-01-01T00:00:00+05:30',
  resend_after: null,
};
const given: GuardianView = { ...waiting, state: 'given', given_at: '2026-11-20T10:00:00+05:30' };

function GuardianOnStage({ answers }: { answers: readonly StoryReply[] }) {
  const [language, choose] = useGuardianLanguage();
  return (
    <SiteStage replies={answers}>
      <div style={{ padding: 16 }}>
        <GuardianRequest language={language} onChoose={choose} />
      </div>
    </SiteStage>
  );
}

const meta = {
  title: 'Account/Request to a guardian',
  component: GuardianOnStage,
  args: { answers: [reply(guardianRequest, waiting), reply(answerGuardian, given)] },
  beforeEach: () => {
    location.hash = 'a-secret';
    return () => {
      location.hash = '';
    };
  },
} satisfies Meta<typeof GuardianOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AgreesInTheirLanguage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ananya is under 18/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'हिन्दी' }));
    await expect(canvas.getByText('मैं सहमत हूँ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ಕನ್ನಡ' }));
    await expect(canvas.getByText('ನಾನು ಒಪ್ಪುತ್ತೇನೆ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ravi Rao');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Code in the SMS/ }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'I agree' }));
    await expect(await canvas.findByText('You have agreed. Your consent holds until 1 Jan 2030.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  },
};

export const Withdraws: Story = {
  args: { answers: [reply(guardianRequest, given), reply(answerGuardian, { ...given, resend_after: 30 })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }));
    await expect(await canvas.findByRole('button', { name: 'Withdraw my consent' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = { args: { answers: [pending(guardianRequest)] } };
export const StaleLink: Story = { args: { answers: [failure(guardianRequest, 404)] } };
