import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuickLinks } from './QuickLinks.tsx';

function LinksOnStage({ path }: { path: string }) {
  return (
    <SiteStage path={path} signedIn>
      <QuickLinks />
    </SiteStage>
  );
}

const meta = {
  title: 'Account/Quick links',
  component: LinksOnStage,
  args: { path: '/settings' },
} satisfies Meta<typeof LinksOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All links but the one to the current page. */
export const OnSettings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const ElsewhereAt320: Story = {
  args: { path: '/contact-us' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  },
};
