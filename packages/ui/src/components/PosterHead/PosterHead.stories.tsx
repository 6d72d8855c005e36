import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import gully from '../../testing/pictures/gully.svg?no-inline';
import { CheckIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { PosterHead } from './PosterHead.tsx';

const meta = {
  component: PosterHead,
  args: {
    name: 'Gully Cricket',
    facts: ['12,480 followers', 'Bengaluru'],
    image: gully,
    action: <Button variant="signal">Follow</Button>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PosterHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tag: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gully Cricket' })).toBeVisible();
    await expect(canvas.getByText('12,480 followers')).toBeVisible();
  },
};

/** The end of the text and the start of the circle around the picture, both measured from the left. */
function wordsAndChalk(canvasElement: HTMLElement): { words: number; chalk: number } {
  const spot = canvasElement.querySelector('header img')?.parentElement?.parentElement;
  if (!spot) throw new Error('no picture');
  const { left, width } = spot.getBoundingClientRect();
  const circle = parseFloat(getComputedStyle(spot, '::before').width);
  const ends = [...canvasElement.querySelectorAll('h1, li')].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return range.getBoundingClientRect().right;
  });
  return { words: Math.max(...ends), chalk: left + width / 2 - circle / 2 };
}

/** The action is next to the text or above it, rather than below. */
const actionCovers = (canvasElement: HTMLElement): boolean => {
  const action = canvasElement.querySelector('button')?.getBoundingClientRect();
  return [...canvasElement.querySelectorAll('h1, li')].some((words) => {
    const { top, bottom } = words.getBoundingClientRect();
    return action !== undefined && bottom > action.top && top < action.bottom;
  });
};

export const TagOnAPhone: Story = {
  args: { name: 'Kabaddi' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().height).toBe(172);
    const { words, chalk } = wordsAndChalk(canvasElement);
    await expect(words).toBeLessThan(chalk - 3);
  },
};

export const LongNameBesideTheCircle: Story = {
  args: { name: 'Bengaluru Neighbourhood Kabaddi', facts: ['12,48,000 followers', 'Thiruvananthapuram', 'Bengaluru'] },
  play: async ({ canvasElement }) => {
    const { words, chalk } = wordsAndChalk(canvasElement);
    await expect(words).toBeLessThan(chalk - 3);
    await expect(actionCovers(canvasElement)).toBe(false);
  },
};

export const LongNameOnAPhone: Story = {
  ...LongNameBesideTheCircle,
  globals: { viewport: { value: 'phone' } },
};

export const NameOfThreeWordsOnAPhone: Story = {
  args: { name: 'Youth Sports League' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().height).toBe(172);
    await expect(actionCovers(canvasElement)).toBe(false);
  },
};

export const Following: Story = {
  args: {
    action: (
      <Button variant="edge" icon={<CheckIcon size={20} />}>
        Following
      </Button>
    ),
  },
};

export const League: Story = {
  globals: { site: 'league' },
  args: {
    size: 'l',
    name: 'Bengaluru Gully Cup',
    facts: [],
    action: (
      <Button variant="signal" size="l">
        Register
      </Button>
    ),
  },
};

export const LeagueOnAPhone: Story = { ...League, globals: { site: 'league', viewport: { value: 'phone' } } };

export const BrokenImageAndNoFacts: Story = {
  args: { image: '/no-such-picture.png', facts: [null, ''], action: undefined },
};

export const UnbrokenWordAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { name: 'Rajarajeshwarinagara'.repeat(4) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeftTextInside: Story = { args: { name: 'گلی کرکٹ بنگلور' } };
