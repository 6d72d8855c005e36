import { leagueSocial } from '@maidan/contract/league/leagues';
import { fullLeague } from '@maidan/contract/samples/league';
import { pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import stall from '@maidan/ui/testing/pictures/stall.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from '../../../frame.css.ts';
import { LeagueSocial } from './LeagueSocial.tsx';
import { SocialFrame } from './SocialFrame.tsx';

/** A visitor would be invited to log in after five seconds. */
function SocialOnStage({ answer, name = fullLeague.name }: { answer: StoryReply; name?: string }) {
  return (
    <SiteStage replies={[answer]} signedIn>
      <main>
        <LeagueSocial league={{ ...fullLeague, name }} />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Social media',
  component: SocialOnStage,
  args: { answer: reply(leagueSocial, { url: '/api/ysl/social/3' }) },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SocialOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded before the tap. */
export const OwnPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('News from Monsoon Cup, straight from the ground.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show social media' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByTitle('Social media of Monsoon Cup')).toBeNull();
  },
};

/** The reader learns whose page it is before that host learns of the reader. */
export const AnotherHostAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <main className={frame}>
      <SocialFrame
        league="Monsoon Cup"
        address="https://widgets.neighbourhood-sports-photographs.example/monsoon-cup"
        origin="https://ysl.maidan.example"
      />
    </main>
  ),
  play: async ({ canvas }) => {
    const whose = 'This page comes from widgets.neighbourhood-sports-photographs.example.';
    await expect(canvas.getByText(whose)).toBeVisible();
  },
};

export const Opened: Story = {
  render: () => (
    <main className={frame}>
      <SocialFrame league="Monsoon Cup" address={new URL(stall, location.href).href} origin={location.origin} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show social media' }));
    const page = canvas.getByTitle('Social media of Monsoon Cup');
    await expect(page).toHaveAttribute('src', new URL(stall, location.href).href);
    // Our own page must not run scripts.
    await expect(page).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  },
};

export const Empty: Story = {
  args: { answer: reply(leagueSocial, { url: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing Here to Show!')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The security policy does not allow this host, so its frame would stay empty. */
export const HostThatMayNotBeFramed: Story = {
  args: { answer: reply(leagueSocial, { url: 'https://unknown.example/cup' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing Here to Show!')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answer: pending(leagueSocial) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading social media')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Monsoon Cup' })).toBeVisible();
  },
};
