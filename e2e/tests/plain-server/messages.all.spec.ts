import { openAs, signUp } from '../../support/users.ts';
import { answerIn } from '../../support/operator.ts';
import { startConversation } from '../../support/conversations.ts';
import { expect, test } from '../../support/test.ts';

test('on a spec-only server, messages are listed, searched, written and polled', async ({
  page,
  plainProduct: product,
}) => {
  const api = `http://127.0.0.1:${product.ports.api}`;
  const user = await signUp(page.request, api);
  await startConversation(page.request, api, user, { name: 'Refund' });
  const id = await startConversation(page.request, api, user);
  await openAs(page, user, `${product.feed}/messages`);
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search your conversations' }).fill('BOOKING');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: /^Turf booking/ }).click();
  const thread = page.getByRole('region', { name: 'Messages' });
  await expect(thread).toContainText('Is the turf free at nine?');
  await expect(page.getByLabel('Add a picture')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Hello again');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('Hello again')).toHaveCount(1);
  await expect(thread.getByText('Sending …')).toHaveCount(0);
  await answerIn(product.dataDir, id, 'Yes, come at nine.');
  await expect(thread).toContainText('Yes, come at nine.');
  await expect(thread.getByRole('listitem')).toHaveCount(3);
});
