import { storedData, type PersonalTable as StoredName } from '@maidan/contract/personal-data/inventory';
import type { StoredTable } from '@maidan/contract/personal-data/stored-table';
import { HOUR } from '../../runtime/clock.ts';

/** A person, by what has been verified: never by an e-mail, which anyone can type. The phone is canonical. */
export interface Owner {
  readonly userId: number;
  readonly phone: string;
}

/** Rows that belong to a person: an account's copy and its deletion cover them. */
export interface PersonalRows {
  /** The columns that name the person, any of which will do; `user_id` unless given. */
  readonly owner?: Readonly<Record<string, keyof Owner>>;
  /** The rows belong to a row of another table, which names the person in `user_id`. */
  readonly through?: { readonly column: string; readonly table: string };
  /** The order of the rows in the person's copy. */
  readonly order: string;
  /** Columns that the copy leaves out. */
  readonly secret?: readonly string[];
  /** The number elsewhere that counts the rows. */
  readonly counter?: { readonly table: string; readonly column: string; readonly row: string };
  /** The column that names an upload of the person. */
  readonly upload?: string;
}

/** Rows that the cleanup job removes. */
interface Limited {
  /** The column with the time from which a row is kept. */
  readonly since: string;
  /** How long, in milliseconds. */
  readonly life: number;
  /** What stays of rows that are reduced instead of deleted. */
  readonly remainder?: string;
}

/** Why a table exists, how long its rows stay, and whose they are. */
export interface TableRule {
  readonly purpose: string;
  /**
   * `content`: until the organiser removes it. `account`: until the person's account is deleted. `staff`: until an owner
   * removes the member of staff.
   */
  readonly kept: 'content' | 'account' | 'staff' | Limited;
  readonly personal?: PersonalRows;
}

export const content = (purpose: string): TableRule => ({ purpose, kept: 'content' });
export const ofAccount = (purpose: string): TableRule => ({ purpose, kept: 'account' });
export const ofStaff = (purpose: string): TableRule => ({ purpose, kept: 'staff' });
export const limited = (purpose: string, kept: Limited): TableRule => ({ purpose, kept });

/** A table of people's rows: `storedData` says in words for them why it exists, and how long a row stays after `since`. */
export function personal(table: StoredName, { since, ...rows }: PersonalRows & { since?: string }): TableRule {
  const { what, why, limit }: StoredTable = storedData[table];
  const rule = { purpose: `${what}. ${why}`, personal: rows };
  if (!limit || since === undefined) return { ...rule, kept: 'account' };
  const { hours, but } = limit;
  return { ...rule, kept: { since, life: hours * HOUR, ...(but && { remainder: but }) } };
}
