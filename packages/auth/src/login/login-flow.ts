import { t } from '@maidan/i18n/text';
import { ACCOUNT_PIN_LENGTH, OTP_LENGTH, PHONE_LENGTH } from '@maidan/contract/rules/limits';
import type { FieldMessages, LoginField, LoginOutcome } from './login-outcome.ts';
import type { PendingLogin } from './pending-login-storage.ts';
import { isWholePhone, maskedPhone, incompletePhoneMessage } from './phone-text.ts';
import { formatWait } from './wait-text.ts';

/** Phone, then code, then done. Times are milliseconds since 1970. */
export interface LoginState {
  readonly step: 'phone' | 'otp' | 'done';
  readonly phone: string;
  readonly pin: string;
  readonly name: string;
  readonly email: string;
  readonly userstatus: 'new' | 'existing';
  /** For an account that also needs its PIN; the person enters it or starts a new account instead. */
  readonly account: 'open' | 'guarded' | 'new';
  readonly account_pin: string;
  /** A call is in flight. */
  readonly busy: boolean;
  readonly error: string | null;
  /** For a closed account: the token for an appeal. */
  readonly appeal: string | null;
  readonly fields: FieldMessages;
  /** When another code may be sent, the length of the whole wait, and the number it applies to. */
  readonly nextSend: { readonly phone: string; readonly at: number; readonly wait: number } | null;
  /** The number that received a code, so that a late one can still be entered after 'Resend OTP?'. */
  readonly sentTo: string | null;
  readonly lockedUntil: number | null;
  /** The time of the latest event that carries one; 0 before the first. */
  readonly now: number;
  /** For screen readers, in addition to what has the focus. */
  readonly notice: string;
  /** Where the focus goes. A new `turn` moves it; 0 leaves it. */
  readonly focus: { readonly on: LoginField | 'submit'; readonly turn: number };
}

export type LoginEvent =
  | { readonly type: 'edit'; readonly field: LoginField; readonly value: string }
  | { readonly type: 'send' | 'verify' | 'resend' | 'change-number' | 'have-code' | 'start-new' }
  | { readonly type: 'came-back'; readonly outcome: LoginOutcome; readonly now: number }
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'restore'; readonly pending: PendingLogin; readonly now: number };

export const firstStep: LoginState = {
  step: 'phone',
  phone: '',
  pin: '',
  name: '',
  email: '',
  userstatus: 'existing',
  account: 'open',
  account_pin: '',
  busy: false,
  error: null,
  appeal: null,
  fields: {},
  nextSend: null,
  sentTo: null,
  lockedUntil: null,
  now: 0,
  notice: '',
  focus: { on: 'phone', turn: 0 },
};

/** The hidden field: 'phone' on step 1, empty on step 2. It is the `type` of mobileotp. */
export function smsType({ step }: LoginState): 'phone' | '' {
  return step === 'phone' ? 'phone' : '';
}

export function otpHeading(userstatus: 'new' | 'existing'): string {
  return userstatus === 'new' ? t('auth.userRegistration') : t('auth.otpVerification');
}

/** Milliseconds until another code may be sent to the number in the field. */
export function sendWait({ nextSend, phone, now }: LoginState): number {
  return nextSend !== null && nextSend.phone === phone ? Math.max(0, nextSend.at - now) : 0;
}

export function lockWait({ lockedUntil, now }: LoginState): number {
  return lockedUntil === null ? 0 : Math.max(0, lockedUntil - now);
}

/** Why Send OTP or Log In cannot be pressed; undefined if it can. */
export function submitBlock(state: LoginState): string | undefined {
  if (state.step === 'phone') {
    if (state.phone === '') return t('auth.phoneFirst');
    if (!isWholePhone(state.phone)) return incompletePhoneMessage(state.phone) ?? t('auth.tenDigits');
    return sendWait(state) > 0 ? t('auth.sendAfterTimer') : undefined;
  }
  if (state.pin === '') return t('auth.otpFirst');
  if (state.account === 'guarded' && state.account_pin.length < ACCOUNT_PIN_LENGTH) return t('auth.pinFirst');
  return lockWait(state) > 0 ? t('auth.tryAfterTimer') : undefined;
}

/** Whether this was the last digit of the code and nothing else is missing: it is then sent without a press. */
export function completesCode(before: LoginState, after: LoginState): boolean {
  const isComplete = before.pin.length < OTP_LENGTH && after.pin.length === OTP_LENGTH;
  return isComplete && (after.userstatus === 'existing' || (after.name.trim() !== '' && after.email.trim() !== ''));
}

export function loginFlow(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'edit':
      return state.busy ? state : edit(state, event.field, event.value);
    case 'send':
    case 'verify':
      if (state.busy || submitBlock(state) !== undefined) return state;
      return { ...state, busy: true, error: null, fields: {}, notice: '' };
    case 'came-back':
      return cameBack({ ...state, busy: false, now: event.now }, event.outcome);
    case 'resend':
      return toPhone(state, 'submit', resendNotice(state));
    case 'change-number':
      return toPhone(state, 'phone', '');
    case 'have-code':
      return focused({ ...state, step: 'otp', error: null, fields: {}, notice: '' }, 'pin');
    case 'start-new':
      return state.busy ? state : startNew(state);
    case 'restore':
      return restore(state, event.pending, event.now);
    case 'tick':
      return tick(state, event.now);
  }
}

const lengths: Readonly<Record<LoginField, number>> = {
  phone: PHONE_LENGTH,
  pin: OTP_LENGTH,
  account_pin: ACCOUNT_PIN_LENGTH,
  name: Infinity,
  email: Infinity,
};

function edit(state: LoginState, field: LoginField, value: string): LoginState {
  const { [field]: _, ...fields } = state.fields;
  const longest = lengths[field];
  return { ...state, [field]: value.slice(0, longest), fields, error: null };
}

function focused(state: LoginState, on: LoginState['focus']['on']): LoginState {
  return { ...state, focus: { on, turn: state.focus.turn + 1 } };
}

function toPhone(state: LoginState, on: 'submit' | 'phone', notice: string): LoginState {
  if (state.busy) return state;
  return focused({ ...state, ...noAccount, step: 'phone', pin: '', error: null, fields: {}, notice }, on);
}

const noAccount = { account: 'open', account_pin: '' } as const;

/** The code stays, because it was right. */
function startNew(state: LoginState): LoginState {
  const next = { ...state, account: 'new' as const, account_pin: '', userstatus: 'new' as const };
  return focused({ ...next, error: null, fields: {}, notice: otpHeading('new') }, 'name');
}

function resendNotice(state: LoginState): string {
  const wait = sendWait(state);
  return wait > 0 ? t('auth.sendAgainWait', { wait: formatWait(wait) }) : t('auth.sendAgainNow');
}

function cameBack(state: LoginState, outcome: LoginOutcome): LoginState {
  switch (outcome.kind) {
    case 'signed-in':
      return { ...state, step: 'done', pin: '' };
    // The form stays busy until the page reloads.
    case 'empty':
      return { ...state, busy: true };
    case 'pending': {
      const { userstatus, resendAfter } = outcome;
      const nextSend =
        resendAfter === null ? null : { phone: state.phone, at: state.now + resendAfter, wait: resendAfter };
      const sent = outcome.message ?? t('auth.otpSent', { phone: maskedPhone(state.phone) });
      const notice = `${otpHeading(userstatus)}. ${sent}`;
      const next = {
        ...state,
        step: 'otp' as const,
        userstatus,
        nextSend,
        sentTo: state.phone,
        lockedUntil: null,
        notice,
      };
      return focused({ ...next, ...noAccount, pin: '' }, userstatus === 'new' ? 'name' : 'pin');
    }
    case 'guarded':
      return focused({ ...state, account: 'guarded', notice: outcome.message }, 'account_pin');
    case 'failed': {
      const { error, fields, wait, appeal = null } = outcome.failure;
      const at = state.now + (wait ?? 0);
      if (state.step === 'phone') {
        const nextSend = wait === null ? state.nextSend : { phone: state.phone, at, wait };
        return focused({ ...state, error, fields, nextSend }, 'phone');
      }
      // An invalid name or e-mail needs its field on screen, whatever step 1 returned for the number.
      const userstatus = fields.name || fields.email ? 'new' : state.userstatus;
      // An expired code needs its field, too.
      const account = fields.pin && state.account === 'guarded' ? 'open' : state.account;
      const flagged = (['account_pin', 'name', 'email', 'pin'] as const).find((field) => fields[field] !== undefined);
      return focused(
        { ...state, account, error, appeal, fields, userstatus, lockedUntil: wait === null ? state.lockedUntil : at },
        flagged ?? (account === 'guarded' ? 'account_pin' : 'pin'),
      );
    }
  }
}

function restore(state: LoginState, { phone, userstatus, nextSendAt }: PendingLogin, now: number): LoginState {
  const wait = nextSendAt === null ? 0 : nextSendAt - now;
  const nextSend = nextSendAt === null || wait <= 0 ? null : { phone, at: nextSendAt, wait };
  return focused(
    { ...state, step: 'otp', phone, userstatus, nextSend, sentTo: phone, now, notice: otpHeading(userstatus) },
    userstatus === 'new' ? 'name' : 'pin',
  );
}

function tick(state: LoginState, now: number): LoginState {
  const mayTry = state.lockedUntil !== null && state.lockedUntil <= now;
  const maySend = state.nextSend !== null && state.nextSend.at <= now;
  const next = {
    ...state,
    now,
    lockedUntil: mayTry ? null : state.lockedUntil,
    nextSend: maySend ? null : state.nextSend,
  };
  if (mayTry && state.step === 'otp') return { ...next, notice: t('auth.tryAgainNow') };
  if (maySend && state.step === 'phone') return { ...next, notice: t('auth.sendAgainNow') };
  return next;
}
