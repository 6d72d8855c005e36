import { mutes } from '@maidan/actions/mutes/muted';
import { allTags } from '@maidan/contract/feed/tags';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Shell } from './Shell.tsx';

function ShellOnStage({ signedIn }: { signedIn: boolean }) {
  const tags = ['Cricket', 'Chess', 'Street dance', 'Football', 'Skating'].map((name, index) => ({
    id: index + 1,
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    subscribe: index,
    thumbnail: null,
    thumbnail_variants: null,
  }));
  return (
    <SiteStage replies={[reply(allTags, tags)]} signedIn={signedIn}>
      <Shell>
        <h1 style={{ padding: 24 }}>Page</h1>
      </Shell>
    </SiteStage>
  );
}

const meta = {
  title: 'Shell',
  component: ShellOnStage,
  args: { signedIn: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page' })).toBeVisible();
    await expect(canvas.getByText(/^v\d+\.\d+$/)).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /Chess\s*1 follower$/ })).toBeInTheDocument();
  },
};
export const WithMutedTag: Story = {
  beforeEach: () => {
    const chess = { kind: 'tag', id: 'chess', label: 'Chess' } as const;
    mutes.set([chess], true);
    return () => mutes.set([chess], false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Skating/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /Chess/ })).toBeNull();
  },
};
export const SignedIn: Story = { args: { signedIn: true } };

/** A document may be painted before its end has arrived. */
export const TopBarStillAt820: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    const login = await bar.findByRole('button', { name: 'Login' });
    const places = () =>
      [bar.getByRole('link', { name: /home/ }), bar.getByRole('searchbox')].map((part) => {
        const { left, width } = part.getBoundingClientRect();
        return { left, width };
      });
    const whole = places();
    login.style.display = 'none';
    await expect(places()).toEqual(whole);
    login.style.display = '';
  },
};

/** Where the text of a label is drawn. */
function placeOfLabel(link: HTMLElement): DOMRect {
  const range = document.createRange();
  const text = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  if (text) range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

export const FootBarWithLargeText: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Quick links' }));
    const labels = bar.getAllByRole('link').map(placeOfLabel);
    const room = labels.slice(1).map(({ left }, index) => Math.floor(left - (labels[index]?.right ?? 0)));
    await expect(Math.min(...room)).toBeGreaterThanOrEqual(10);
  },
};
