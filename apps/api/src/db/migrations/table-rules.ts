import { storedData, type PersonalTable as StoredName } from '@maidan/contract/personal-data/inventory';
import type { StoredTable } from '@maidan/contract/personal-data/stored-table';
import { HOUR } from '../../runtime/clock.ts';

/** A person, by verified data: never by an e-mail, which anyone can type. The phone is canonical. */
export interface Owner {
  readonly userId: number;
  readonly phone: string;
}

/** Rows that belong to a person: an account's export and its deletion include them. */
export interface PersonalRows {
  /** The columns that name the person, any of which is enough; `user_id` unless given. */
  readonly owner?: Readonly<Record<string, keyof Owner>>;
  /** The rows belong to a row of another table, which names the person in `user_id`. */
  readonly through?: { readonly column: string; readonly table: string };
  /** The order of the rows in the export. */
  readonly order: string;
  /** Columns that the export leaves out. */
  readonly secret?: readonly string[];
  /** The stored number that counts the rows. */
  readonly counter?: { readonly table: string; readonly column: string; readonly row: string };
  /** The column that names an upload of the person. */
  readonly upload?: string;
}

/** Rows that the cleanup job removes. */
interface Limited {
  /** The column with the start of the retention period. */
  readonly since: string;
  /** The retention period, in milliseconds. */
  readonly life: number;
  /** What remains of rows that are reduced instead of deleted. */
  readonly remainder?: string;
}

/** Why a table exists, how long its rows are kept, and whose they are. */
export interface TableRule {
  readonly purpose: string;
  /**
   * `content`: until the organiser removes it. `account`: until the person's account is deleted. `staff`: until an
   * owner removes the member of staff.
   */
  readonly kept: 'content' | 'account' | 'staff' | Limited;
  readonly personal?: PersonalRows;
}

export const content = (purpose: string): TableRule => ({ purpose, kept: 'content' });
export const ofAccount = (purpose: string): TableRule => ({ purpose, kept: 'account' });
export const ofStaff = (purpose: string): TableRule => ({ purpose, kept: 'staff' });
export const limited = (purpose: string, kept: Limited): TableRule => ({ purpose, kept });

/** A table of people's rows: `storedData` explains to them why it exists, and how long a row is kept after `since`. */
export function personal(table: StoredName, { since, ...rows }: PersonalRows & { since?: string }): TableRule {
  const { what, why, limit }: StoredTable = storedData[table];
  const rule = { purpose: `${what}. ${why}`, personal: rows };
  if (!limit || since === undefined) return { ...rule, kept: 'account' };
  const { hours, but } = limit;
  return { ...rule, kept: { since, life: hours * HOUR, ...(but && { remainder: but }) } };
}
