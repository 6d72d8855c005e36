import { scoreColumns } from '../fixtures/save-fixtures.store.ts';

/** What a result consists of, in the record as in the database. */
export const resultColumns = ['status', ...scoreColumns] as const;
export type ResultColumn = (typeof resultColumns)[number];

export const asText = (value: string | number | null): string | null => (value === null ? null : String(value));
