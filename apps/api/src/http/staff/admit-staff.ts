import type { Endpoint } from '@maidan/contract/core/endpoint';
import type { Tx } from '../../db/open-database.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Act, Call, SignedInStaff, StaffCall } from '../call.ts';
import { errors } from '../errors/errors.ts';
import { createOnce, type OnceOptions } from '../idempotency/write-once.ts';
import type { RateLimit } from '../limits/rate-limit.ts';

/** Guards the desk's calls. */
export interface StaffGate {
  /** The origin of the desk: only its pages may send the desk's calls. */
  readonly origin: string;
  /** Whether a request has a desk token, even one that no longer works. */
  readonly hasToken: (http: Call['http']) => boolean;
  /** Finds the owner of the request's desk token. */
  readonly authenticate: (http: Call['http']) => Promise<SignedInStaff | null>;
  readonly log: (tx: Tx, staff: SignedInStaff, act: Act, now: number) => Promise<void>;
}

/** The desk's calls, including those before sign-in. */
export const isOfDesk = (endpoint: Endpoint): boolean => endpoint.path.startsWith('desk/');

/** @throws ApiError 403 for a call from a page of another origin */
export function requireDeskPage(http: Call['http'], { origin }: StaffGate): void {
  const sender = http.req.header('origin');
  if (sender !== undefined && sender !== origin) throw errors.forbidden();
}

/**
 * The member of staff who sends a call, if their role permits it.
 * @throws ApiError 401 without a valid token, 403 for another role or without a freshly used passkey
 */
export async function admitStaff(
  endpoint: Endpoint,
  http: Call['http'],
  { gate, limits, clock }: { gate: StaffGate; limits: RateLimit; clock: Clock },
): Promise<SignedInStaff> {
  const staff = await gate.authenticate(http);
  if (staff === null) {
    limits.limitAddress('failed-login', http);
    throw errors.unauthenticated();
  }
  const isOfRole = endpoint.roles === undefined || endpoint.roles.some((role) => staff.roles.includes(role));
  if (!isOfRole) throw errors.forbidden('Your role does not include this. An owner can change it.');
  if (endpoint.fresh) requireFresh(staff, clock());
  return staff;
}

/** @throws ApiError 403 when the passkey was not freshly used */
export function requireFresh({ freshUntil }: SignedInStaff, now: number): void {
  if (freshUntil <= now) throw errors.passkeyNeeded();
}

/** Creates a call's `act`. */
export function createAct(
  options: OnceOptions & { readonly gate: StaffGate },
  http: Call['http'],
  staff: SignedInStaff,
  endpoint: Endpoint,
  content: unknown,
): StaffCall['act'] {
  const once = createOnce(options, http, { staffId: staff.staffId }, endpoint, content);
  return (write) => once((tx, now) => write(tx, now, (act) => options.gate.log(tx, staff, act, now)));
}
