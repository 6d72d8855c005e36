import { ApiError } from '@maidan/api-client/errors/api-error';
import { afterEach, expect, test } from 'vitest';
import { consentDialog } from './consent-dialog.ts';
import { createConsentPrompt } from './consent-prompt.tsx';
import { recoverConsent } from './recover-consent.ts';

afterEach(consentDialog.clear);
const isOpen = () => consentDialog.get().Dialog !== null;

const refusal = (consent: string) =>
  new ApiError({ kind: 'http', endpointId: 'newComment', status: 403, code: 'consent_needed', data: { consent } });

test('a refused action opens the dialog, and is sent again once it is allowed', async () => {
  const prompt = createConsentPrompt(() => true);
  const acts = [prompt.recover(refusal('age')), prompt.recover(refusal('guardian'))];
  await Promise.resolve();
  expect(isOpen()).toBe(true);
  prompt.close(true);
  expect([await Promise.all(acts), isOpen()]).toEqual([[true, true], false]);
});

test('closing the dialog without an answer lets the action fail, and the next action asks again', async () => {
  const prompt = createConsentPrompt(() => true);
  const act = prompt.recover(refusal('waiting'));
  prompt.close(false);
  expect(await act).toBe(false);
  void prompt.recover(refusal('waiting'));
  expect(isOpen()).toBe(true);
});

test.each([
  ["a guardian's refusal", refusal('ended'), true],
  ['an automatic retry', refusal('waiting'), false],
])('%s opens nothing', async (_, error, isAsked) => {
  const prompt = createConsentPrompt(() => isAsked);
  expect([await prompt.recover(error), isOpen()]).toEqual([false, false]);
});

test('any other refusal is unchanged', async () => {
  const error = new ApiError({ kind: 'http', endpointId: 'like', status: 403, code: 'forbidden' });
  expect([await recoverConsent(error), await recoverConsent(new Error('lost')), isOpen()]).toEqual([
    false,
    false,
    false,
  ]);
});
