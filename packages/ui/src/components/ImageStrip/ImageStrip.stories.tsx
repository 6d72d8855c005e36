import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import dancer from '../../testing/pictures/dancer.svg?no-inline';
import gully from '../../testing/pictures/gully.svg?no-inline';
import hoop from '../../testing/pictures/hoop.svg?no-inline';
import pitch from '../../testing/pictures/pitch.svg?no-inline';
import skate from '../../testing/pictures/skate.svg?no-inline';
import stall from '../../testing/pictures/stall.svg?no-inline';
import { ImageStrip } from './ImageStrip.tsx';

const openStory = fn();
const tags = [
  { key: 'cricket', label: 'Cricket', image: gully, href: '#cricket' },
  { key: 'skate', label: 'Skate', image: skate, href: '#skate' },
  { key: 'eats', label: 'Late-night Eats', image: stall, href: '#eats' },
  { key: 'dance', label: 'Dance', image: dancer, href: '#dance' },
  { key: 'hoops', label: 'Hoops', image: hoop, href: '#hoops' },
];

const meta = {
  component: ImageStrip,
  args: { label: 'Stories', items: [{ key: 'latest', label: 'Latest', image: pitch, onPress: openStory }, ...tags] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImageStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LatestFirst: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    openStory.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Latest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(openStory).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Cricket' })).toHaveAttribute('href', '#cricket');
  },
};

function Growing(props: ComponentProps<typeof ImageStrip>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ImageStrip {...props} items={all ? props.items : props.items.slice(1)} />
      <button onClick={() => setAll(true)}>The story is here</button>
    </>
  );
}

export const TheStoryComesAfterTheTags: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The story is here' }));
    const latest = canvas.getByRole('button', { name: 'Latest' });
    // The browser snaps again in the next frame.
    await new Promise(requestAnimationFrame);
    await expect(latest.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole('list').scrollLeft).toBe(0);
  },
};

export const LeaguesWithOneCurrent: Story = {
  globals: { site: 'league' },
  args: { label: 'Leagues', items: tags.map((tag, index) => ({ ...tag, current: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Cricket');
  },
};

export const BrokenImage: Story = {
  args: {
    items: [
      { key: 'a', label: 'Kabaddi', image: '/no-such-picture.png', href: '#a' },
      { key: 'b', label: 'Badminton', image: null, href: '#b' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K')).toBeVisible();
    await expect(canvas.getByText('B')).toBeVisible();
  },
};

export const LongAndRightToLeftNames: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      { key: 'a', label: 'Rajarajeshwari Nagar evening leather-ball practice', image: gully, href: '#a' },
      { key: 'b', label: 'شام کی کرکٹ', image: skate, href: '#b' },
      ...tags,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
