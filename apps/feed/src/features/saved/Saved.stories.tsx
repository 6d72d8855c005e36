import { saved, type SavedEntry } from '@maidan/actions/saved/saved';
import { setSaved } from '@maidan/contract/feed/saved';
import { keptClips } from '@maidan/site/features/saved/kept-clips';
import { SavedView } from '@maidan/site/features/saved/SavedView';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

const post: SavedEntry = { kind: 'post', id: 'turf-at-night', label: 'Turf at night: who pays for the lights?' };
const match: SavedEntry = { kind: 'match', id: 'city-fives/12', label: 'Koramangala Kites v Jayanagar Jets' };
const untitled: SavedEntry = { kind: 'post', id: 'untitled', label: '' };

function SavedOnStage({ signedIn }: { signedIn: boolean }) {
  return (
    <SiteStage replies={[reply(setSaved, { data: [match] })]} signedIn={signedIn} path="/saved">
      <main>
        <h1>Saved for later</h1>
        <SavedView />
      </main>
      <ToastRegion />
    </SiteStage>
  );
}

function forgetAll(): void {
  saved.set(saved.get().entries, false);
  keptClips.clear();
}

const meta = {
  title: 'Saved',
  component: SavedOnStage,
  args: { signedIn: false },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach() {
    forgetAll();
    return forgetAll;
  },
} satisfies Meta<typeof SavedOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing saved yet')).toBeVisible();
    await expect(canvas.getByText(/^Tap the bookmark on a post or match/)).toBeVisible();
  },
};

export const PostsAndMatches: Story = {
  beforeEach: () => saved.set([post, match, untitled], true),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: post.label })).toHaveAttribute('href', '/post/turf-at-night');
    await expect(canvas.getByRole('link', { name: match.label })).toHaveAttribute('href', '/fixture/city-fives/12');
    await expect(canvas.getByRole('link', { name: 'Untitled' })).toBeVisible();
    await expect(canvas.getByText('Match')).toBeVisible();
  },
};

export const RemovedAndUndone: Story = {
  beforeEach: () => saved.set([post, match], true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove – Turf at night/ }));
    await expect(canvas.queryByRole('link', { name: post.label })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: post.label })).toBeVisible();
  },
};

export const RemovedFromTheAccount: Story = {
  args: { signedIn: true },
  beforeEach: () => saved.set([post, match], true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove – Turf at night/ }));
    await expect(await canvas.findByText('Removed from your list.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
  },
};

/** The list is stored on the device and needs no network. */
export const Offline: Story = {
  beforeEach() {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    saved.set([post], true);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: post.label })).toBeVisible();
    await expect(canvas.getByText(/its pages open offline too\.$/)).toBeVisible();
  },
};

export const LongTextsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () =>
    saved.set(
      [
        { ...post, label: 'Unbroken'.repeat(20) },
        { ...match, label: 'ಸಂಜೆ ಆಟ '.repeat(15) },
      ],
      true,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Remove – Unbroken/ })).toBeVisible();
  },
};
