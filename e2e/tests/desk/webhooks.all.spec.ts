import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { givePasskeys, join } from '../../support/desk.ts';
import { maidanIn } from '../../support/operator.ts';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';
import { freshPhone, signUp } from '../../support/users.ts';
import { formOf } from '../custom-form/form-page.ts';

/** The organisation's server: it records requests, and fails until the test repairs it. */
async function startReceiver() {
  const received: { headers: Record<string, unknown>; text: string }[] = [];
  const state = { status: 503 };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (state.status < 300) received.push({ headers: request.headers, text: Buffer.concat(chunks).toString() });
      response.writeHead(state.status).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, received, state, close: () => server.close() };
}

const deliveries = (page: Page) => page.getByRole('dialog', { name: 'Deliveries' });

test(
  'an owner adds a webhook, sees an attempt fail and resends it, and the receiver can check the signature',
  { tag: '@extension' },
  async ({ page }) => {
    const receiver = await startReceiver();
    const forms = [{ slug: 'trials', title: 'Trials', fields: [{ name: 'size', label: 'Shirt size' }] }];
    const product = await startOwnProduct({ WEBHOOK_LOCAL_RECEIVER: receiver.origin }, { forms });
    const api = `http://127.0.0.1:${product.ports.api}`;
    try {
      const phone = freshPhone();
      await givePasskeys(page);
      const printed = await maidanIn(product.dataDir, 'staff', 'owner', phone, '--name', 'Kavya');
      await join(page, api, `${product.desk}/join#${/\/join#(\S+)/.exec(printed)?.[1]}`, phone);

      const { id, fields } = await formOf(page.request, api, 'trials');
      await page.goto(`${product.desk}/forms/${id}/webhooks`);
      await page.getByRole('button', { name: 'Add a webhook' }).click();
      const dialog = page.getByRole('dialog', { name: 'New webhook' });
      await dialog.getByRole('textbox', { name: 'Address' }).fill('https://169.254.169.254/latest/meta-data');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('It has to be a public address that begins with https://.')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Address' }).fill(`${receiver.origin}/answers`);
      await dialog.getByRole('button', { name: 'Save' }).click();
      const shown = page.getByRole('dialog', { name: 'Webhook secret' });
      const secret = await shown.getByText(/^whsec_/).innerText();
      await expectAccessible(page);
      await shown.getByRole('button', { name: 'Close' }).click();

      const reader = await signUp(page.request, api, 'Meera');
      const sent = await page.request.post(`${api}/api/forms/formresponse/save`, {
        headers: { authorization: `Bearer ${reader.token}` },
        multipart: {
          form_id: String(id),
          'answers[0][formfield_id]': String(fields[0]?.id),
          'answers[0][answer_text]': 'Medium',
        },
      });
      expect(sent.ok()).toBe(true);

      await page.getByRole('button', { name: /^Deliveries to/ }).click();
      const log = deliveries(page);
      await expect(async () => {
        await log.getByRole('button', { name: 'Refresh' }).click();
        await expect(log.getByText('1 attempt: the server replied 503.')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expectAccessible(page);
      receiver.state.status = 204;
      await expect(async () => {
        await log.getByRole('button', { name: 'Refresh' }).click();
        await expect(log.getByText(/Delivered .* 2 attempts: the server replied 204\.$/)).toBeVisible({
          timeout: 1000,
        });
      }).toPass({ timeout: 60_000 });
      expect(receiver.received).toHaveLength(1);
      await log.getByRole('button', { name: 'Resend' }).click();
      await expect.poll(() => receiver.received.length).toBe(2);
      for (const { headers, text } of receiver.received) {
        expect(JSON.parse(text)).toMatchObject({
          type: 'answer.created',
          data: { answer: { fields: [{ label: 'Shirt size', text: 'Medium' }] } },
        });
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
        expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
      }
    } finally {
      await product.stop();
      receiver.close();
    }
  },
);
