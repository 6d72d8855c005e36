/**
 * Kinds of questions that the specification does not have. Each is one of its types with more rules: a client without support
 * for the kind shows a text field, or a checkbox.
 */
import { readDay } from '../core/wire-dates.ts';

export const fieldKinds = ['number', 'email', 'phone', 'ground', 'signature', 'consent'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** For a consent, whose text is its only option. */
export const CONSENT_MAX = 1000;

const isKind = (type: string): type is FieldKind => (fieldKinds as readonly string[]).includes(type);

/** How a type of the builder is sent. */
export function baseTypeOf<Type extends string>(
  type: Type | FieldKind,
): Exclude<Type, FieldKind> | 'text' | 'checkbox' {
  if (!isKind(type)) return type as Exclude<Type, FieldKind>;
  return type === 'consent' ? 'checkbox' : 'text';
}

export const kindOf = (type: string): FieldKind | 'none' => (isKind(type) ? type : 'none');

/** The properties of a field that the rules of a kind need. */
export interface KindOfField {
  readonly label: string;
  readonly kind?: FieldKind | 'none' | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly options: readonly { readonly option_text: string }[];
}

/** Numbers as people type them; a comma between thousands is common in India. */
export function readAmount(text: string): number | null {
  const typed = text.trim();
  if (!/^[+-]?\d[\d,]{0,20}(?:\.\d{1,10})?$/.test(typed)) return null;
  return Number(typed.replaceAll(',', ''));
}

const EMAIL = /^[^\s@,;<>"]{1,64}@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)*\.[^\s@,;<>".\d]{2,}$/u;

/** A ten-digit mobile number, or a number with its country code. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/[\s().-]/g, '');
  return /^(?:0|\+?91)?[6-9]\d{9}$/.test(digits) || /^\+(?!91)\d{8,15}$/.test(digits);
}

export interface Signature {
  readonly name: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
}

/** A name and a day in one text, as in exports and on plain servers: `Asha Rao, 2026-11-25`. */
export const writeSignature = ({ name, day }: Signature): string => (day === '' ? name : `${name}, ${day}`);

export function readSignature(text: string): Signature {
  const [, name = text, day = ''] = /^(.*), (\d{4}-\d\d-\d\d)$/s.exec(text) ?? [];
  return { name, day };
}

/** What is wrong with an answer, as a key; `packages/i18n` has the text in the reader's language. */
export interface AnswerProblem {
  readonly name:
    | 'file'
    | 'options'
    | 'date'
    | 'option'
    | 'empty'
    | 'long'
    | 'largeFile'
    | 'kindOfFile'
    | 'emptyFile'
    | 'number'
    | 'least'
    | 'most'
    | 'email'
    | 'phone'
    | 'signature'
    | 'consent'
    | 'consentChanged';
  /** The label of the field, or the name of the file. */
  readonly about: string;
  /** The limit in characters, or of the number. */
  readonly limit?: number;
}

/** Why a text is not an answer to this kind of question, or null. @param text as stored */
export function findKindProblem(field: KindOfField, text: string): AnswerProblem | null {
  const { label: about, kind = 'none', min = null, max = null, options } = field;
  switch (kind) {
    case 'number': {
      const amount = readAmount(text);
      if (amount === null) return { name: kind, about };
      if (min !== null && amount < min) return { name: 'least', about, limit: min };
      return max !== null && amount > max ? { name: 'most', about, limit: max } : null;
    }
    case 'email':
      return text.trim().length <= 254 && EMAIL.test(text.trim()) ? null : { name: kind, about };
    case 'phone':
      return isPhone(text) ? null : { name: kind, about };
    case 'signature': {
      const { name, day } = readSignature(text.trim());
      return name.trim().length > 1 && readDay(day) === day ? null : { name: kind, about };
    }
    case 'consent':
      return options.some((option) => option.option_text === text) ? null : { name: 'consentChanged', about };
    default:
      return null;
  }
}

/** The problem with a required question that is unanswered, if its kind has a text of its own. */
export const missingOfKind = ({ label: about, kind }: KindOfField): AnswerProblem | null =>
  kind === 'signature' || kind === 'consent' ? { name: kind, about } : null;
