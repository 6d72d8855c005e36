import { pushKey, setOwnPush, setPush, type PushTopic } from '@maidan/contract/account/push';
import { pushTopics } from '@maidan/site/features/push/push-topics';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { PushTopics } from './PushTopics.tsx';

const replies: PushTopic = { kind: 'messages', id: 'own', label: 'Replies to your messages' };
const wanted: PushTopic[] = [
  { kind: 'tag', id: 'gully-cricket', label: 'Gully cricket' },
  { kind: 'match', id: 'city-fives/12', label: 'Koramangala Kites v Jayanagar Jets' },
  { kind: 'team', id: 'city-fives/Kites', label: 'Koramangala Kites' },
];

interface TopicsOnStage {
  signedIn: boolean;
  answers: readonly StoryReply[];
}

function TopicsOnStage({ signedIn, answers }: TopicsOnStage) {
  return (
    <SiteStage replies={[reply(pushKey, { key: 'BKey' }), ...answers]} signedIn={signedIn} path="/settings">
      <PushTopics signedIn={signedIn} />
      <ToastRegion />
    </SiteStage>
  );
}

/** A browser with a worker and a push subscription, and the given permission. */
function offerPush(permission: NotificationPermission): void {
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
    unsubscribe: () => Promise.resolve(true),
  };
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker);
  spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(
    Promise.resolve(registration as unknown as ServiceWorkerRegistration),
  );
  spyOn(Notification, 'requestPermission').mockResolvedValue(permission);
}

const meta = {
  title: 'Settings/Push notifications',
  component: TopicsOnStage,
  args: { signedIn: false, answers: [reply(setPush, { data: [] })] },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach() {
    offerPush('granted');
    pushTopics.clear();
    return () => pushTopics.clear();
  },
} satisfies Meta<typeof TopicsOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No push notifications yet\. Tap the bell/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TurnOneOff: Story = {
  args: { answers: [reply(setPush, { data: wanted.slice(1) })] },
  beforeEach: () => pushTopics.set({ topics: wanted }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off – Gully cricket' }));
    await expect(await canvas.findByText('No more push notifications about this.')).toBeVisible();
    await expect(canvas.queryByText('Gully cricket')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Only a signed-in user has conversations, and so replies. */
export const TurnRepliesOn: Story = {
  args: { signedIn: true, answers: [reply(setOwnPush, { data: [replies] })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on – Replies to your messages' }));
    await expect(await canvas.findByRole('button', { name: 'Turn off – Replies to your messages' })).toBeVisible();
    await expect(canvas.getByText(/^You will get push notifications about this/)).toBeVisible();
  },
};

export const BlockedByTheBrowser: Story = {
  args: { signedIn: true },
  beforeEach: () => offerPush('denied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on – Replies to your messages' }));
    await expect(await canvas.findByText('Notifications are blocked in your browser’s site settings.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn on – Replies to your messages' })).toBeVisible();
  },
};

/** A setting that the server refuses to change stays as it was. */
export const CannotBeChanged: Story = {
  args: { answers: [failure(setPush)] },
  beforeEach: () => pushTopics.set({ topics: wanted }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off – Koramangala Kites' }));
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongNamesAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => pushTopics.set({ topics: [{ kind: 'team', id: 'city-fives/x', label: 'Unbroken'.repeat(12) }] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Turn off – Unbroken/ })).toBeVisible();
  },
};
