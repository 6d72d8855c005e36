import type { Endpoint } from '@maidan/contract/core/endpoint';
import type { Tx } from '../../db/open-database.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Act, Call, SignedInStaff, StaffCall } from '../call.ts';
import { errors } from '../errors/errors.ts';
import { createOnce, type OnceOptions } from '../idempotency/write-once.ts';
import type { RateLimit } from '../limits/rate-limit.ts';

/** How the desk's calls are guarded. */
export interface StaffGate {
  /** The origin of the desk, the only page that may send its calls. */
  readonly origin: string;
  /** Whether a request has a token of the desk, also one that does not work any more. */
  readonly hasToken: (http: Call['http']) => boolean;
  /** Finds the owner of the request's token of the desk. */
  readonly authenticate: (http: Call['http']) => Promise<SignedInStaff | null>;
  readonly log: (tx: Tx, staff: SignedInStaff, act: Act, now: number) => Promise<void>;
}

/** The desk's calls, also those before its sign-in. */
export const isOfDesk = (endpoint: Endpoint): boolean => endpoint.path.startsWith('desk/');

/** @throws ApiError 403 for a call that a page of another origin sent */
export function requireDeskPage(http: Call['http'], { origin }: StaffGate): void {
  const sender = http.req.header('origin');
  if (sender !== undefined && sender !== origin) throw errors.forbidden();
}

/**
 * The member of staff who sends a call, if their role includes it.
 * @throws ApiError 401 without a token that works, 403 for another role or a passkey that was not just used
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

/** @throws ApiError 403 when the passkey was not just used */
export function requireFresh({ freshUntil }: SignedInStaff, now: number): void {
  if (freshUntil <= now) throw errors.passkeyNeeded();
}

/** Makes a call's `act`. */
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
