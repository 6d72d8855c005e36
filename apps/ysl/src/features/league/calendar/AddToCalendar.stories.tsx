import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AddToCalendar } from './AddToCalendar.tsx';

const meta = {
  title: 'Add to calendar',
  component: AddToCalendar,
  globals: { site: 'league' },
  args: { name: 'Lane 14', address: '/api/ysl/calendar/category/u19.ics?team=Lane%2014' },
  decorators: [
    (Story) => (
      <SiteStage replies={[]}>
        <Story />
      </SiteStage>
    ),
  ],
} satisfies Meta<typeof AddToCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryWay: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Add to calendar – Lane 14$/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^http.*u19\.ics\?team=Lane%2014$/));
    await userEvent.click(link);
    const menu = within(await canvas.findByRole('menu', { name: 'Add to calendar' }));
    const ways = menu
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, item.getAttribute('href')?.split(':')[0]]);
    await expect(ways).toEqual([
      ['Google Calendar', 'https'],
      ['Apple Calendar or Outlook', 'webcal'],
      ['Download the file', expect.stringMatching(/^http/)],
      ['Copy link', undefined],
    ]);
    await expect(menu.getByRole('menuitem', { name: 'Download the file' })).toHaveAttribute('download', 'Lane 14.ics');
  },
};
