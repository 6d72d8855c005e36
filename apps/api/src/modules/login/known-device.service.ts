import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Call } from '../../http/call.ts';
import { DAY, SECOND } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { domainOptions } from '../sessions/session-cookie.service.ts';
import { isSameSecret, keyedHash, newSecret } from '../sessions/token.service.ts';
import type { OtpLane } from './otp.store.ts';

/** The readers' sites, which share a cookie, or the desk, which has its own. */
export type KnownTo = 'readers' | 'desk';
/** `<id of the device>.<seal of a phone>.<…>`. It opens no session, and survives a logout. */
const COOKIES = { readers: 'maidan_device', desk: 'maidan_desk_device' } as const;
/** Keys the seals, so that a cookie of one is useless for the other. */
const SEALS = { readers: 'device', desk: 'desk device' } as const;
/** The longest lifetime that browsers allow a cookie. */
const LIFE = 400 * DAY;
/** The most phones that one device remembers, latest first: a family may share it. */
const PHONES = 4;
/** An id or a seal. */
const SECRET = /^[\w-]{43}$/;

type Http = Call['http'];

/**
 * The lane that counts a phone's codes for this caller. A device that has logged in with the phone has its own lane,
 * so that the codes and wrong guesses of strangers cannot lock its owner out.
 */
export function laneOf(http: Http, pepper: string, phone: string, knownTo: KnownTo = 'readers'): OtpLane {
  const { id, seals } = readDevice(http, knownTo);
  const own = sealOf(pepper, knownTo, id, phone);
  const isKnown = seals.slice(0, PHONES).some((seal) => isSameSecret(seal, own));
  return { phone, device: isKnown ? id : '' };
}

/** Remembers that the phone has logged in on this device. */
export function rememberDevice(
  http: Http,
  { pepper, settings }: AppContext,
  phone: string,
  knownTo: KnownTo = 'readers',
): void {
  const { id: oldId, seals } = readDevice(http, knownTo);
  const id = SECRET.test(oldId) ? oldId : newSecret();
  const seal = sealOf(pepper, knownTo, id, phone);
  const kept = id === oldId ? seals.filter((other) => other !== seal && SECRET.test(other)) : [];
  const value = [id, seal, ...kept].slice(0, PHONES + 1).join('.');
  const options = {
    ...optionsOf(settings, knownTo),
    sameSite: 'Strict',
    httpOnly: true,
    maxAge: LIFE / SECOND,
  } as const;
  setCookie(http, COOKIES[knownTo], value, options);
}

export function forgetDevice(http: Http, { settings }: AppContext): void {
  deleteCookie(http, COOKIES.readers, domainOptions(settings));
}

/** The desk's cookie stays on its host: the sites never see it. */
const optionsOf = (settings: AppContext['settings'], knownTo: KnownTo): CookieOptions =>
  knownTo === 'readers' ? domainOptions(settings) : { path: '/', secure: settings.deskOrigin.startsWith('https:') };

/** The caller's cookie, as received. */
function readDevice(http: Http, knownTo: KnownTo): { id: string; seals: string[] } {
  const [id = '', ...seals] = (getCookie(http, COOKIES[knownTo]) ?? '').split('.');
  return { id, seals };
}

/** Only the server can seal a phone to a device. */
const sealOf = (pepper: string, knownTo: KnownTo, id: string, phone: string): string =>
  keyedHash(pepper, [SEALS[knownTo], id, phone]);
