import { today } from '@maidan/contract/desk/today';
import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { OnlyFor } from '../page/OnlyFor.tsx';
import { PageHead } from '../page/PageHead.tsx';
import MorePage from '../pages/MorePage.tsx';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { DeskStage } from '../testing/DeskStage.tsx';
import { busyDay, farhan, kavya } from '../testing/samples.ts';
import { Opening } from './Opening.tsx';
import { Shell } from './Shell.tsx';

interface StageProps {
  staff?: StaffMember;
  path?: string;
  page?: ReactNode;
  /** Number of waiting conversations. */
  waiting?: number;
}

function Stage({ staff = kavya, path = '/', page, waiting = 100 }: StageProps) {
  const day = { ...busyDay, waiting: { count: waiting, data: busyDay.waiting?.data ?? [] } };
  return (
    <DeskStage replies={[reply(today, day)]} staff={staff} path={path}>
      <Shell>{page ?? <PageHead title="Today" />}</Shell>
    </DeskStage>
  );
}

const meta = {
  title: 'Shell',
  component: Stage,
  argTypes: { page: { control: false } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone' } };
/** Only one of the two navigations is shown, by the width of the screen. */
const placesIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** A covered icon cannot be recognised. */
async function expectIconBesideCount(inbox: HTMLElement, count: string): Promise<void> {
  const icon = inbox.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  const badge = within(inbox).getByText(count).getBoundingClientRect();
  await expect(badge.left).toBeGreaterThanOrEqual(icon.left + icon.width * 0.75);
  await expect(badge.right).toBeLessThanOrEqual(inbox.getBoundingClientRect().right + 8);
}

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Inbox ?– 100\+ waiting$/ })).toBeVisible();
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(placesIn(navigation)).toHaveLength(10);
    await expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Today');
    await expect(canvas.getByText('All saved')).toBeVisible();
  },
};

/** An organiser sees what concerns their leagues. */
export const OrganiserInTheLeague: Story = {
  args: { staff: farhan, path: '/league/gully-cup/next', page: <PageHead title="Gully Cup" /> },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('League');
    await expect(within(navigation).queryByRole('link', { name: 'Posts' })).toBeNull();
    await expect(within(navigation).queryByRole('link', { name: 'People' })).toBeNull();
  },
};

export const NotForThisRole: Story = {
  args: {
    staff: farhan,
    path: '/people',
    page: (
      <OnlyFor roles={['owner', 'moderator']} title="People">
        <p>Names and numbers</p>
      </OnlyFor>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is not available to your role\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Today' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByText('Names and numbers')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const inbox = await canvas.findByRole('link', { name: /^Inbox ?100\+ waiting$/ });
    await expect(inbox).toBeVisible();
    await expectIconBesideCount(inbox, '100+');
    const bar = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(bar.getAllByRole('link').at(-1)).toHaveTextContent('More');
  },
};

export const MoreOnAPhone: Story = {
  args: { path: '/more', page: <MorePage /> },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'More' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Posts' })).toBeVisible();
    // What the bar has.
    await expect(main.queryByRole('link', { name: 'Inbox' })).toBeNull();
  },
};

export const LongNameOnANarrowPhone: Story = {
  args: { staff: { ...kavya, name: 'Rajarajeshwari Subramanya Venkataramanappa', roles: ['editor', 'moderator'] } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /your account$/ })).toBeVisible();
    await expectIconBesideCount(await canvas.findByRole('link', { name: /^Inbox ?100\+ waiting$/ }), '100+');
  },
};

export const OneWaitingOnANarrowPhone: Story = {
  args: { waiting: 1 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expectIconBesideCount(await canvas.findByRole('link', { name: /^Inbox ?1 waiting$/ }), '1');
  },
};

export const DozensWaitingOnANarrowPhone: Story = {
  args: { waiting: 42 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expectIconBesideCount(await canvas.findByRole('link', { name: /^Inbox ?42 waiting$/ }), '42');
  },
};

export const Offline: Story = {
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offline')).toBeVisible();
    await expect(canvas.queryByText('All saved')).toBeNull();
  },
};

export const KeyboardShortcuts: Story = {
  args: { staff: farhan },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Main' });
    await userEvent.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(list.getByText('g l')).toBeVisible();
    // Only screens that this role has.
    await expect(list.queryByText('g e')).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: '/turf', page: <NotFoundPage /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/');
  },
};

/** The document of every page, before the session is known. */
export const BeforeTheSessionIsKnown: Story = {
  render: () => (
    <DeskStage replies={[reply(today, busyDay)]}>
      <Opening />
    </DeskStage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening the desk')).toBeInTheDocument();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
