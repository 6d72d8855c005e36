import { codeSentTo, freshPhone, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

interface ApiError {
  status: string;
  message: string;
  code: string;
  request_id: string;
}

const step1 = (phone: string) => ({ phone, type: 'phone', pin: '', name: '', email: '' });

test.describe('logging in through the API with the code from the outbox', () => {
  test('a new number registers a user, a known one logs in again [1.19 1.21 3.24 3.25 3.26]', async ({
    request,
    addresses,
  }) => {
    const user = await signUp(request, addresses.api, 'Asha');
    const me = await request.get(`${addresses.api}/api/me`, { headers: { authorization: `Bearer ${user.token}` } });
    expect(await me.json()).toMatchObject({ id: user.userId, name: 'Asha', phone: user.phone });
  });

  test('every failure has its own message and status', async ({ request, addresses }) => {
    const post = async (data: object) => {
      const answer = await request.post(`${addresses.api}/api/mobileotp`, { data });
      return { status: answer.status(), body: (await answer.json()) as ApiError };
    };
    const short = await post(step1('987654321'));
    expect(short.status).toBe(422);

    const phone = freshPhone();
    expect((await post(step1(phone))).status).toBe(200);
    const pin = await codeSentTo(request, addresses.api, phone);
    const wrongPin = pin === '000000' ? '111111' : '000000';
    const attempt = { phone, type: '', pin: wrongPin, name: 'Ravi', email: '' };
    const wrong = await post(attempt);
    expect(wrong.status).toBe(422);
    for (let tries = 2; tries <= 5; tries += 1) await post(attempt);
    const locked = await post({ ...attempt, pin });
    expect(locked.status).toBe(429);
    const text = [short, wrong, locked].map(({ body }) => body.message);
    expect(new Set(text).size).toBe(3);
    for (const { body } of [short, wrong, locked])
      expect(body).toMatchObject({ status: 'error', code: expect.any(String) });
  });

  test('the code can be read at /dev/outbox of either site', async ({ page, request, addresses }) => {
    const phone = freshPhone();
    await request.post(`${addresses.api}/api/mobileotp`, { data: step1(phone) });
    const pin = await codeSentTo(request, addresses.api, phone);
    for (const site of [addresses.feed, addresses.league]) {
      await page.goto(`${site}/dev/outbox`);
      await expect(page.getByText(pin).first()).toBeVisible();
    }
  });
});
