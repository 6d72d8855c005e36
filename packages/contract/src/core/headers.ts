/** Names of headers and cookies that both sides use (specification, section 7; contract.md, "Rules for every call"). */

/** Relative non-GET calls repeat the value of this cookie in the header below. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Says "1" to a site's script when the visitor is signed in on the parent domain; the session itself stays unreadable. */
export const SESSION_HINT_COOKIE = 'session_hint';
/** Whose login that is, by the id that people see on their account page: a site that holds somebody else asks. */
export const SESSION_USER_COOKIE = 'session_user';

/** Made by the client once per intent, so that a repeated POST after a lost answer writes nothing twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Names one request in the logs and in the error body's `request_id`. */
export const REQUEST_ID_HEADER = 'X-Request-Id';
