import type { Migration } from './migration.ts';

export const subscriptionLife: Migration = {
  name: '0137-subscription-life',
  statements: () => ['create index email_subscriptions_by_time on email_subscriptions (created_at)'],
};
