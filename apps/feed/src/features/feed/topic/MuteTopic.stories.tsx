import { mutes } from '@maidan/actions/mutes/muted';
import type { TopicPage } from '@maidan/api-client/queries/feed/topic-feeds';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MuteTopic } from './MuteTopic.tsx';

const feed = { slug: 'kabaddi', name: 'Kabaddi' } as TopicPage;

function Stage() {
  return (
    <SiteStage replies={[]} signedIn={false}>
      <MuteTopic feed={feed} kind="tag" />
    </SiteStage>
  );
}

const meta = {
  title: 'Mute a topic',
  component: Stage,
  beforeEach: () => () => mutes.set(mutes.get().entries, false),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Mute Kabaddi' }));
    await expect(await page.findByRole('alertdialog', { name: 'Mute Kabaddi?' })).toBeVisible();
  },
};

export const Muted: Story = {
  play: async (context) => {
    await Choosing.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Mute' }));
    const unmute = await page.findByRole('button', { name: /show Kabaddi again/ });
    await userEvent.click(unmute);
    await waitFor(() => expect(unmute).not.toBeInTheDocument());
    await userEvent.click(page.getByRole('button', { name: 'Mute Kabaddi' }));
    await userEvent.click(await page.findByRole('button', { name: 'Mute' }));
    await page.findByRole('button', { name: /show Kabaddi again/ });
  },
};
