import { expect, type Page } from '@playwright/test';
import { forgetSends, maidan, maidanIn } from './operator.ts';
import { codeSentTo, freshPhone } from './users.ts';

/** Adds a virtual authenticator that stores passkeys and confirms by itself, as a phone does after recognising its owner. */
export async function givePasskeys(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The secret in the link that the operator's command prints for the first owner. */
export async function ownerInvitation(phone: string, name: string, dataDir?: string): Promise<string> {
  const invite = ['staff', 'owner', phone, '--name', name];
  const printed = await (dataDir === undefined ? maidan(...invite) : maidanIn(dataDir, ...invite));
  const secret = /\/join#(\S+)/.exec(printed)?.[1];
  expect(secret, 'a link in what the command prints').toBeDefined();
  return secret ?? '';
}

/** Enters phone and code on the open page. What follows depends on whether the person has a passkey. */
export async function enterPhoneAndCode(page: Page, api: string, phone: string, dataDir?: string): Promise<void> {
  await forgetSends(phone, dataDir);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeVisible();
  await field.fill(await codeSentTo(page.request, api, phone));
}

/** Accepts an invitation from its link, up to the page Today. @returns the recovery codes */
export async function join(page: Page, api: string, link: string, phone: string, dataDir?: string): Promise<string[]> {
  await page.goto(link);
  await enterPhoneAndCode(page, api, phone, dataDir);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save these codes' })).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText('Waiting for you')).toBeVisible();
  return codes;
}

/** Joins as an owner through the screens, with a passkey in this page's browser. */
export async function joinOnScreen(page: Page, { desk, api }: { desk: string; api: string }, name: string) {
  const phone = freshPhone();
  await givePasskeys(page);
  const codes = await join(page, api, `${desk}/join#${await ownerInvitation(phone, name)}`, phone);
  return { phone, codes };
}

/** Creates a passkey in the page's browser. @returns the browser's reply, as JSON */
async function makePasskey(page: Page, desk: string, options: object): Promise<object> {
  // Any address of the desk will do: a passkey is bound to its host.
  await page.goto(`${desk}/robots.txt`);
  return page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as PublicKeyCredentialCreationOptionsJSON);
    const made = await navigator.credentials.create({ publicKey });
    return (made as PublicKeyCredential).toJSON() as object;
  }, options);
}

/**
 * Opens the desk as a new owner, with a passkey in this page's browser. Makes the API calls of the screens, which have
 * their own sign-in tests.
 * @param dataDir data folder of a test's own product
 */
export async function joinAsOwner(
  page: Page,
  { desk, api }: { desk: string; api: string },
  name: string,
  dataDir?: string,
): Promise<void> {
  const phone = freshPhone();
  await givePasskeys(page);
  const call = async (path: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(`${api}/api/desk/sign-in${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const invitation = await ownerInvitation(phone, name, dataDir);
  await call('/code', { phone });
  const code = await codeSentTo(page.request, api, phone);
  const { ticket, options } = (await call('', { phone, code, invitation })) as { ticket: string; options: object };
  const response = await makePasskey(page, desk, options);
  const { access_token: token, staff } = (await call('/new-passkey', { ticket, response })) as {
    access_token: string;
    staff: { id: number };
  };
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { token, user_id: `${staff.id}` },
  );
  await page.goto(desk);
  await expect(page.getByText('Waiting for you')).toBeVisible();
}
