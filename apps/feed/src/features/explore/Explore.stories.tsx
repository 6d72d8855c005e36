import { mutes } from '@maidan/actions/mutes/muted';
import { allCategories } from '@maidan/contract/feed/categories';
import { search, type SearchReply } from '@maidan/contract/feed/search';
import { allTags, type Topic } from '@maidan/contract/feed/tags';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failingOnce, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useSearchParams } from 'react-router';
import { ExploreView } from './ExploreView.tsx';
import { searchAddress } from './search-address.ts';

interface ExploreOnStage {
  path: string;
  answers: readonly StoryReply[];
}

function Explore() {
  return <ExploreView address={searchAddress(useSearchParams()[0])} isUnavailable={false} />;
}

function ExploreOnStage({ path, answers }: ExploreOnStage) {
  return (
    <SiteStage replies={answers} path={path}>
      <main>
        <Explore />
      </main>
    </SiteStage>
  );
}

const topic = (slug: string, name: string): Topic => ({
  id: null,
  name,
  slug,
  thumbnail: null,
  thumbnail_variants: null,
  subscribe: null,
});
const cricket = topic('gully-cricket', 'Gully cricket');
const evening = topic('sanje-aata', 'ಸಂಜೆ ಆಟ');
const food = topic('street-food', 'Street food');

const found: SearchReply = {
  counts: { tags: 2, categories: 1, videos: 0, posts: 0, leagues: 0, teams: 0, matches: 0 },
  type: 'tags',
  spelling: null,
  tags: [cricket, evening],
  categories: [],
  videos: [],
  posts: [],
  leagues: [],
  teams: [],
  matches: [],
  moments: [],
  more: false,
};
const lists = [reply(allTags, [cricket, evening]), reply(allCategories, [food])];
const none = { tags: 0, categories: 0, videos: 0, posts: 0, leagues: 0, teams: 0, matches: 0 };

const meta = {
  title: 'Search',
  component: ExploreOnStage,
  args: { path: '/search', answers: [...lists, reply(search, found)] },
} satisfies Meta<typeof ExploreOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    const tags = within(await canvas.findByRole('region', { name: 'Tags' }));
    await expect(tags.getByRole('link', { name: /Gully cricket/ })).toHaveAttribute('href', '/tag/gully-cricket');
    const categories = within(canvas.getByRole('region', { name: 'Categories' }));
    await expect(categories.getByRole('link', { name: /Street food/ })).toHaveAttribute(
      'href',
      '/category/street-food',
    );
  },
};

export const WithoutMutedTags: Story = {
  beforeEach() {
    const muted = { kind: 'tag', id: 'gully-cricket', label: 'Gully cricket' } as const;
    mutes.set([muted], true);
    return () => mutes.set([muted], false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /ಸಂಜೆ ಆಟ/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Gully cricket/ })).toBeNull();
  },
};

export const NothingYet: Story = {
  args: { answers: [reply(allTags, []), reply(allCategories, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to explore yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: [pending(allTags), pending(allCategories)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading tags and categories')).toBeInTheDocument();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** The categories are still shown. */
export const TagsCanBeTriedAgain: Story = {
  args: { answers: [failingOnce(allTags, [cricket]), reply(allCategories, [food])] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Some of this could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Street food/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /Gully cricket/ })).toBeVisible();
    await expect(canvas.queryByText('Some of this could not be loaded')).toBeNull();
  },
};

/** Typing updates the address, and the results follow. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'cricket');
    const results = within(await canvas.findByRole('navigation', { name: 'Results' }));
    await waitFor(() => expect(results.getByRole('link', { current: 'page' })).toHaveTextContent('2'));
    await expect(await canvas.findByRole('link', { name: /ಸಂಜೆ ಆಟ/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Categories' })).toBeNull();
  },
};

export const AnotherSpelling: Story = {
  args: { path: '/search?q=criket', answers: [reply(search, { ...found, spelling: 'cricket' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Results for “cricket”')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('criket');
  },
};

export const NothingFound: Story = {
  args: { path: '/search?q=curling', answers: [reply(search, { ...found, counts: none, tags: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing found for “curling”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See everything' })).toHaveAttribute('href', '/search');
  },
};

export const FoundElsewhere: Story = {
  args: {
    path: '/search?q=food&type=tags',
    answers: [reply(search, { ...found, counts: { ...none, categories: 1 }, tags: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tags for “food”')).toBeVisible();
    await expect(canvas.getByText('Results in other sections:')).toBeVisible();
  },
};

export const SearchCanBeTriedAgain: Story = {
  args: { path: '/search?q=cricket', answers: [failingOnce(search, found)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Search failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /Gully cricket/ })).toBeVisible();
  },
};

export const LongNamesAt320: Story = {
  args: {
    path: `/search?q=${'unbroken'.repeat(10)}`,
    answers: [
      reply(search, {
        ...found,
        spelling: 'Unbroken'.repeat(10),
        tags: [topic('long', 'Unbroken'.repeat(15)), evening],
      }),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /UnbrokenUnbroken/ })).toBeVisible();
  },
};

export const LongTagsAt320: Story = {
  args: { answers: [reply(allTags, [topic('long', 'Unbroken'.repeat(15)), cricket]), reply(allCategories, [])] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /UnbrokenUnbroken/ })).toBeVisible();
  },
};
