import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import OfflinePage from '../pages/OfflinePage.tsx';
import { GuardedSkeleton } from './GuardedSkeleton.tsx';

function PageOnStage({ Page, path }: { Page: ComponentType; path: string }) {
  return (
    <SiteStage path={path}>
      <main>
        <Page />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Pages without content',
  component: PageOnStage,
  args: { Page: NotFoundPage, path: '/turf/at/night' },
} satisfies Meta<typeof PageOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByText("Cannot match any routes. URL Segment: 'turf/at/night'")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  },
};

export const NotFoundAt320: Story = {
  args: { path: `/${'unbroken'.repeat(30)}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Cannot match any routes\. URL Segment: 'unbroken/)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { Page: OfflinePage, path: '/offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByText('This page opens when you are back online.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What the server sends of a page that needs a login: it knows no user. */
export const RowsOfAGuardedPage: Story = {
  args: { Page: () => <GuardedSkeleton />, path: '/notifications' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const ConversationBeforeTheLogin: Story = {
  args: { Page: () => <GuardedSkeleton shape="thread" />, path: '/message/single/31' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Loading/)).toBeInTheDocument();
  },
};

export const ProfileBeforeTheLogin: Story = {
  args: { Page: () => <GuardedSkeleton shape="profile" />, path: '/myaccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Loading/)).toBeInTheDocument();
  },
};
