import type { BuiltType } from '@maidan/contract/desk/forms/form-content';
import { fieldKinds, type FieldKind } from '@maidan/contract/rules/field-kinds';
import { accountValues, type AccountValue } from '@maidan/contract/rules/prefill';
import { z } from 'zod';

/** Extension settings of a field. Rows stored before a setting existed get its default. */
export const fieldSettings = {
  account_value: z.enum(accountValues).default('none'),
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
};
const stored = z.object({ ...fieldSettings, kind: z.enum(['none', ...fieldKinds]).default('none') });

interface FieldSettings {
  readonly account_value: AccountValue;
  readonly kind: FieldKind | 'none';
  readonly min: number | null;
  readonly max: number | null;
}

/** As stored in a column. */
export const writeSettings = (settings: FieldSettings): string => JSON.stringify(settings);

/** A field's type in the builder, with its extension settings. */
export function readBuiltSettings({ type, settings }: { readonly type: BuiltType; readonly settings: string }) {
  const { kind, ...others } = readSettings(settings);
  return { ...others, type: kind === 'none' ? type : kind };
}

export const readSettings = (json: string): FieldSettings => stored.parse(JSON.parse(json));
