import { allCategories } from '@maidan/contract/feed/categories';
import type { Topic } from '@maidan/contract/feed/tags';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import hoop from '@maidan/ui/testing/pictures/hoop.svg?no-inline';
import skyline from '@maidan/ui/testing/pictures/skyline.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoriesView } from '../features/explore/CategoriesView.tsx';

const category = (slug: string, name: string, thumbnail: string | null = null): Topic => ({
  id: null,
  name,
  slug,
  thumbnail,
  thumbnail_variants: null,
  subscribe: null,
});
const all = [
  category('gully-cricket', 'Gully cricket', gully),
  category('hoops', 'Hoops', hoop),
  category('city-walks', 'City walks', skyline),
  category('sanje-aata', 'ಸಂಜೆ ಆಟ'),
  category('street-food', 'Street food'),
];

function CategoriesOnStage({ answer }: { answer: StoryReply }) {
  return (
    <SiteStage replies={[answer]} path="/category">
      <main>
        <CategoriesView loaded={{ status: 'loading', now: 0 }} />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Categories',
  component: CategoriesOnStage,
  args: { answer: reply(allCategories, all) },
} satisfies Meta<typeof CategoriesOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Gully cricket/ })).toHaveAttribute(
      'href',
      '/category/gully-cricket',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(all.length);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  },
};

export const LongNamesAt320: Story = {
  args: { answer: reply(allCategories, [category('long', 'Unbroken'.repeat(15)), ...all]) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /UnbrokenUnbroken/ })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answer: pending(allCategories) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading tags and categories')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  },
};

export const Unavailable: Story = {
  args: { answer: failure(allCategories, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nothing here right now' })).toBeVisible();
  },
};
