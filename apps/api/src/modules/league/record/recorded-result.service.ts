import type { resultColumns } from '../fixtures/save-fixtures.store.ts';

export type ResultColumn = (typeof resultColumns)[number];

export const asText = (value: string | number | null): string | null => (value === null ? null : String(value));
