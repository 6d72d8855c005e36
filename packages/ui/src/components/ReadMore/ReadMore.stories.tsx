import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ReadMore } from './ReadMore.tsx';

const long =
  '<p>Chalk stumps, taped ball, one neighbour who keeps whatever lands on the terrace.</p><p>Everything that happens between two parked scooters in this city, from <a href="/tag/jayanagar">Jayanagar</a> to <a href="/tag/yelahanka">Yelahanka</a>, in one place. Bring water, bring a friend, and bring back the ball. Games start when the school bell goes and end when the streetlight does.</p>';

const meta = { component: ReadMore, args: { html: long, threshold: 100 } } satisfies Meta<typeof ReadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (region: HTMLElement | null) => region?.getBoundingClientRect().height ?? 0;

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Read More' });
    const text = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // Two lines of 24 px, regardless of the markup.
    await expect(shown(text)).toBe(48);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAccessibleName('Show Less');
    await expect(shown(text)).toBeGreaterThan(72);
    await userEvent.keyboard('{Enter}');
    await expect(shown(text)).toBe(48);
  },
};

export const ShortHasNoToggle: Story = {
  args: { html: `<p><b title="${'x'.repeat(300)}">Over the blue gate is six and out.</b></p>` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Over the threshold, but on a desktop it fits on two lines. */
export const NothingHiddenHasNoToggle: Story = {
  args: { html: `<p>${'Chalk stumps. '.repeat(8)}</p>` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const ExactlyAtTheThreshold: Story = {
  args: { html: `<p>${'a'.repeat(100)}</p>` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Tab reaches a link in the collapsed part: the text expands, so that the focus is visible. */
export const FocusUnfolds: Story = {
  args: { html: `<p>${'Chalk stumps, taped ball. '.repeat(20)}<a href="/tag/jayanagar">Jayanagar</a></p>` },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Jayanagar' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Show Less' })).toBeVisible();
  },
};

export const HostileLayoutStaysInTwoLines: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    html: `<h2>${'W'.repeat(90)}</h2><p>\u202E${'Z\u0351\u036B\u0343'.repeat(40)}</p><table><tr><td>${'cell '.repeat(50)}</table><img src="https://img.example/tall.png" height="4000">`,
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Read More' });
    const text = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    await expect(shown(text)).toBe(48);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    // None of it covers the toggle.
    const { left, top } = toggle.getBoundingClientRect();
    await expect(toggle.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
  },
};

export const RightToLeftTextInside: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { html: `<p>${'نیلے دروازے کے اوپر چھ اور آؤٹ۔ '.repeat(8)}</p>` },
};

const middle = (element: HTMLElement) => {
  const { top, height } = element.getBoundingClientRect();
  return Math.round(top + height / 2);
};

export const ButtonsBesideTheToggle: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { beside: <a href="#find">Find a game</a> },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Read More' });
    await expect(middle(canvas.getByRole('link', { name: 'Find a game' }))).toBe(middle(toggle));
  },
};
