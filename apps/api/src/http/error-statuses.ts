import type { ErrorCode } from '@maidan/contract/errors';

/** The status of every code, the only table of its kind (contract.md, "Rules for every call"). */
export const errorStatuses = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_voted: 409,
  conversation_closed: 409,
  registration_closed: 409,
  registration_full: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid_fields: 422,
  wrong_code: 422,
  otp_expired: 422,
  otp_locked: 429,
  email_taken: 422,
  proof_needed: 429,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<ErrorCode, number>;
