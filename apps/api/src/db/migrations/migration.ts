import type { TableRule } from './table-rules.ts';
import type { ValueTypes } from '../value-types.ts';

/**
 * One step of the schema, forward only. A checksum of the statements is recorded when they run, and a step that has
 * changed since is refused: add a step to change the schema.
 */
export interface Migration<Tables = object> {
  readonly name: string;
  /** Rules for the tables that it creates. */
  readonly tables?: Readonly<Record<keyof Tables, TableRule>>;
  statements(t: ValueTypes): readonly string[];
}

/** A table with at most one row for a user and a thing, such as a like. */
export const oncePerUser = (t: ValueTypes, table: string, thing: string, things: string): string[] => [
  `create table ${table} (
      user_id ${t.whole} not null references users (id) on delete cascade,
      ${thing}_id ${t.whole} not null references ${things} (id) on delete cascade,
      created_at ${t.whole} not null,
      primary key (user_id, ${thing}_id)
    )`,
  `create index ${table}_of_${thing} on ${table} (${thing}_id)`,
];
