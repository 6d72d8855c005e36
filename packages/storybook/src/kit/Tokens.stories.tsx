import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pairs } from '@maidan/ui/tokens/pairs';
import type { Scheme } from '@maidan/ui/tokens/schemes';
import { Pairs, SpacesAndShapes, Swatches, TypeScale } from './TokenSheets.tsx';

const meta = { title: 'Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scheme selected by the toolbar's theme and site. */
function schemeOf(globals: Record<string, unknown>): Scheme {
  return `${globals['site'] === 'league' ? 'league' : 'feed'}, ${globals['theme'] === 'dark' ? 'dark' : 'light'}`;
}

export const Colours: Story = { render: (_args, { globals }) => <Swatches scheme={schemeOf(globals)} /> };

export const Contrast: Story = {
  render: (_args, { globals }) => <Pairs scheme={schemeOf(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(pairs.length);
  },
};

export const Type: Story = { render: () => <TypeScale /> };
export const SpaceAndShape: Story = { render: () => <SpacesAndShapes /> };
