/** Relative non-GET calls repeat the value of this cookie in the header below. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** "1" while the parent domain has a login. Scripts read this hint but never the session itself. */
export const SESSION_HINT_COOKIE = 'session_hint';
/** The user id of that login. A site where someone else is logged in asks before it switches. */
export const SESSION_USER_COOKIE = 'session_user';
/** The XSRF header of the exchange repeats this value. It is valid for that login only. */
export const SESSION_XSRF_COOKIE = 'session_xsrf';

/** The client creates one per action, so that repeating a POST after a lost reply writes nothing twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Identifies a request in the logs and in the error body's `request_id`. */
export const REQUEST_ID_HEADER = 'X-Request-Id';
