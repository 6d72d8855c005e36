import { leagueAbout } from '@maidan/contract/league/leagues';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutView } from './AboutView.tsx';

const content =
  '<p>The Youth Sports League is run by a small team of coaches, umpires and volunteers.</p><h2>What we do</h2><ul><li>Four leagues a year, in five sports.</li><li>Trials at every ground. No fees, no trophies for turning up.</li></ul><p><a href="/contact">Write to us</a> if you want to help.</p>';

function AboutOnStage({ answer }: { answer: StoryReply }) {
  return (
    <SiteStage replies={[answer]} path="/about">
      <main>
        <AboutView loaded={{ status: 'loading', now: 0 }} />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'About',
  component: AboutOnStage,
  args: { answer: reply(leagueAbout, { name: null, content }) },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Organiser: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What we do' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  },
};

export const LongNameAt320: Story = {
  args: {
    answer: reply(leagueAbout, { name: 'Rajarajeshwari Nagar', content: `<p>${'unbroken'.repeat(12)}</p>${content}` }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Rajarajeshwari Nagar/ })).toBeVisible();
    await expect(canvas.getByText(/^unbrokenunbroken/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answer: reply(leagueAbout, { name: null, content: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing Here to Show!')).toBeVisible();
  },
};

/** The title is known before the text. */
export const Loading: Story = {
  args: { answer: pending(leagueAbout) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};

export const Unavailable: Story = {
  args: { answer: failure(leagueAbout, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing Here to Show!')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  },
};
