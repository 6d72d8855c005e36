import {
  deskPosts,
  restorePosts,
  withdrawPosts,
  type DeskPost,
  type PostState,
} from '@maidan/contract/desk/posts/posts';
import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { farhan, kavya } from '../../testing/samples.ts';
import { Posts } from './Posts.tsx';

const turf: DeskPost = {
  id: 1,
  slug: 'turf-at-night',
  name: 'Turf at night',
  type: 'image',
  state: 'out',
  picture: null,
  picture_variants: null,
  published_at: '2026-11-20T12:00:00Z',
  withdrawn_at: null,
  views: 1204,
  likes: 33,
};
const long: DeskPost = {
  ...turf,
  id: 2,
  type: 'video',
  name: 'Last kick of the night at Kodihalli, one goal down, eleven seconds left, and the keeper walks to the halfway line',
  views: 1,
  likes: 0,
};
const replies: readonly StoryReply[] = [
  reply(deskPosts, { data: [turf, long], cursor: null }),
  reply(withdrawPosts, { done: [1, 2], failed: [] }),
  reply(restorePosts, { done: [], failed: [{ id: 1, name: 'Turf at night', reason: 'Its files are gone.' }] }),
];

interface StageProps {
  state?: PostState;
  staff?: StaffMember;
  more?: readonly StoryReply[];
}

function Stage({ state = 'out', staff = kavya, more }: StageProps) {
  return (
    <DeskStage replies={more ? [...more, ...replies] : replies} staff={staff} path="/posts">
      <main>
        <Posts state={state} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Posts/List',
  component: Stage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Turf at night' })).toBeVisible();
    await expect(canvas.getByText('1,204 views, 33 likes')).toBeVisible();
    await expect(canvas.getByText('1 view, 0 likes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Published' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...List, globals: { viewport: { value: 'narrow' } } };

export const WithdrawalCanBeUndone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Turf at night' }));
    await expect(canvas.getByRole('menuitem', { name: 'Open on the site' })).toHaveAttribute(
      'href',
      'https://maidan.example/post/turf-at-night',
    );
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Withdraw' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('button', { name: 'Undo' })).toBeVisible());
    await expect(page.getByText('Withdrawn: Turf at night')).toBeVisible();
    // It leaves the list without another request: the replies of this story still contain it.
    await expect(canvas.queryByRole('heading', { name: 'Turf at night' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: /^Last kick/ })).toBeVisible();
  },
};

export const Several: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Turf at night' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Last kick/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw 2 posts' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Withdraw 2 posts?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw 2 posts' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected posts' })).toBeNull());
  },
};

export const CannotBeRestored: Story = {
  args: {
    state: 'withdrawn',
    more: [
      reply(deskPosts, {
        data: [{ ...turf, state: 'withdrawn', withdrawn_at: '2026-11-22T08:00:00Z' }],
        cursor: null,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Turf at night' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Restore' }));
    const page = within(canvasElement.ownerDocument.body);
    const alert = page.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Turf at night: Its files are gone.'));
  },
};

export const NothingScheduled: Story = {
  args: { state: 'scheduled', more: [reply(deskPosts, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No scheduled posts.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title' }), 'kora');
    await expect(await canvas.findByText('No titles match “kora”.')).toBeVisible();
  },
};

export const Loading: Story = { args: { more: [pending(deskPosts)] } };
export const NotLoaded: Story = {
  args: { more: [failure(deskPosts, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the posts.')).toBeVisible();
  },
};

export const ModeratorsLook: Story = {
  args: { staff: { ...kavya, roles: ['moderator'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Turf at night' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More about Turf at night' }));
    await expect(canvas.queryByRole('menuitem', { name: 'Withdraw' })).toBeNull();
  },
};

export const NotForOrganisers: Story = {
  args: { staff: farhan },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is not available to your role/)).toBeVisible();
  },
};
