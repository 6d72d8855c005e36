import type { ValueTypes } from '../value-types.ts';

/** How long a row of the log is kept, in milliseconds. */
export const LOG_LIFE = 2 * 365 * 24 * 60 * 60 * 1000;

/**
 * A row of the log is never changed. It can be removed only once the log has a row that is two years younger: the
 * removal itself adds one.
 */
export function auditLogTriggers(t: ValueTypes): string[] {
  const isKept = `old.at > (select max(at) from audit_log) - ${LOG_LIFE}`;
  const text = 'the log is append-only';
  if (t.engine === 'sqlite') {
    const refuse = `begin select raise(abort, '${text}'); end`;
    return [
      `create trigger audit_log_unchanged before update on audit_log ${refuse}`,
      `create trigger audit_log_kept before delete on audit_log when ${isKept} ${refuse}`,
    ];
  }
  return [
    `create function audit_log_refuse() returns trigger language plpgsql as
      $$ begin raise exception '${text}'; end $$`,
    `create function audit_log_keep() returns trigger language plpgsql as
      $$ begin if ${isKept} then raise exception '${text}'; end if; return old; end $$`,
    `create trigger audit_log_unchanged before update on audit_log for each row execute function audit_log_refuse()`,
    `create trigger audit_log_kept before delete on audit_log for each row execute function audit_log_keep()`,
    `create trigger audit_log_whole before truncate on audit_log for each statement execute function audit_log_refuse()`,
  ];
}
