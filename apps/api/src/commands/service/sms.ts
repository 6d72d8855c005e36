import { z } from 'zod';
import { codeMessage } from '../../adapters/sms/messages.ts';
import { countMessages } from '../../adapters/sms/sms-messages.store.ts';
import { SmsFailure, type SmsFailureReason } from '../../adapters/sms/send-sms.ts';
import { canonicalPhone } from '../../modules/users/phone.service.ts';
import { CommandError, defineCommand, none } from '../command.ts';

/** What the operator can do about each failure. */
const advice: Readonly<Record<SmsFailureReason, string>> = {
  'circuit-open': 'Wait for half a minute.',
  timeout: 'The provider did not reply within 3 s. Check whether this machine reaches the internet.',
  unreachable: 'The provider cannot be reached. Check whether this machine reaches the internet.',
  redirect: 'The provider redirected the call, which is not followed.',
  'too-long': 'The reply did not come from the provider. Check for a proxy in between.',
  'not-understood': 'The reply did not come from the provider. Check for a proxy in between.',
  refused: "Check the key, the sender and the template in the provider's own log.",
  busy: 'The provider is failing or overloaded. Try again later.',
  number: 'The provider cannot send to this number. Try another one.',
  'no-template': 'Set MSG91_CODE_TEMPLATE.',
};

export const smsCommands = [
  defineCommand({
    name: 'sms test',
    summary: 'sends a test code to a number, as a login does; the code opens nothing',
    args: z.object({ number: z.string() }),
    options: none,
    access: 'whole',
    example: '9876543210',
    async run({ number }, { database, sms }) {
      const phone = canonicalPhone(number);
      if (phone === null)
        throw new CommandError(`${number} is not a phone number. Enter ten digits, or + and a country code.`);
      try {
        await sms.sender(database.db)(phone, codeMessage('000000', sms.host));
      } catch (error) {
        if (!(error instanceof SmsFailure)) throw error;
        throw new CommandError(`Not sent: ${error.message}. ${advice[error.reason]}`);
      }
      if (sms.provider === null)
        return 'Written to the outbox: SMS_PROVIDER names no provider, so nothing was sent to the phone.';
      return `${sms.provider} accepted it. It should arrive within a minute; pnpm maidan sms status shows its report.`;
    },
  }),

  defineCommand({
    name: 'sms status',
    summary: 'counts the messages of the last 24 hours: accepted, delivered, failed, and what they cost',
    args: none,
    options: none,
    access: 'read',
    async run(_input, { tx, now }) {
      const counts = await countMessages(tx, now);
      const { sent, delivered, failed, cost } = counts;
      const price = cost === null ? '' : `, ₹${cost.toFixed(2)}`;
      return {
        text: `The last 24 hours: ${sent} accepted, ${delivered} of them delivered; ${failed} failed${price}.`,
        facts: counts,
      };
    },
  }),

  defineCommand({
    name: 'sms reports',
    summary: 'prints the address to which the provider should post its delivery reports; keep it secret',
    args: none,
    options: none,
    access: 'none',
    run: async (_input, { sms }) => {
      const address = sms.reports();
      return { text: address, facts: { address } };
    },
  }),
];
