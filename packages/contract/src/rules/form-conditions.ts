/** Which questions of a form are shown and required, given earlier answers: in the browser, on the server, in a preview. */
import type { Id } from '../core/wire.ts';

export const conditionTests = ['equals', 'any_of', 'contains', 'greater', 'answered'] as const;
export type ConditionTest = (typeof conditionTests)[number];

/** What an earlier answer must be. */
export interface ConditionRule {
  readonly field: Id;
  readonly test: ConditionTest;
  /** One for `equals`, `contains` and `greater`; none for `answered`. */
  readonly values: readonly string[];
}

/** With `all`, a condition without rules always holds. */
export interface Condition {
  readonly match: 'all' | 'any';
  readonly rules: readonly ConditionRule[];
}

/** The type of a page break, which is not a field. */
export const PAGE = 'page';

/** The properties of a field that conditions need. */
export interface JudgedField {
  readonly id: Id;
  readonly type: string;
  readonly is_required: 0 | 1;
  readonly options: readonly { readonly option_text: string }[];
  readonly shown_if?: Condition | null | undefined;
  /** The condition of its page. */
  readonly page_if?: Condition | null | undefined;
  readonly required_if?: Condition | null | undefined;
}

/** The properties of an answer that conditions need. */
export interface JudgedAnswer {
  readonly text: string;
  readonly file: unknown;
}

export interface Judged<Field> {
  readonly field: Field;
  readonly isRequired: boolean;
}

/**
 * The fields that are shown, in order, and whether each must be answered. A condition sees only earlier shown fields, so one
 * pass is enough, and a hidden field hides its dependants.
 */
export function judgeFields<Field extends JudgedField>(
  fields: readonly Field[],
  answerOf: (field: Field) => JudgedAnswer | undefined,
): Judged<Field>[] {
  const shown: Judged<Field>[] = [];
  const answers = new Map<string, readonly string[]>();
  const isMet = ({ field, test, values }: ConditionRule): boolean =>
    passes(answers.get(String(field)) ?? [], test, values);
  const holds = ({ match, rules }: Condition): boolean => (match === 'all' ? rules.every(isMet) : rules.some(isMet));
  for (const field of fields) {
    if ([field.page_if, field.shown_if].some((condition) => condition && !holds(condition))) continue;
    const isRequired = field.is_required === 1 || (field.required_if ? holds(field.required_if) : false);
    shown.push({ field, isRequired });
    answers.set(String(field.id), givenParts(field, answerOf(field)));
  }
  return shown;
}

/** The parts of an answer: the ticked options, or the one text. A file has a part without text. */
export function givenParts({ type, options }: JudgedField, answer: JudgedAnswer | undefined): readonly string[] {
  if (answer === undefined || type === 'image' || type === PAGE) return [];
  if (type === 'file') return answer.file ? [''] : [];
  const text = comparable(answer.text);
  if (text === '') return [];
  if (type !== 'checkbox') return [text];
  const texts = options.map((option) => comparable(option.option_text));
  return readChoices(text, texts) ?? [text];
}

/** @param given parts of an answer; none if the question is hidden or unanswered */
export function passes(given: readonly string[], test: ConditionTest, values: readonly string[]): boolean {
  if (given.length === 0) return false;
  const wanted = values.map(comparable);
  const [first = ''] = wanted;
  switch (test) {
    case 'answered':
      return true;
    case 'equals':
      return given.length === 1 && given[0] === first;
    case 'any_of':
      return given.some((part) => wanted.includes(part));
    case 'contains':
      return first !== '' && given.some((part) => part.toLowerCase().includes(first.toLowerCase()));
    case 'greater':
      return given.some((part) => isGreater(part, first));
  }
}

/** Numbers by size, days by date; nothing else has an order. */
function isGreater(part: string, than: string): boolean {
  const [left, right] = [sizeOf(part), sizeOf(than)];
  return left !== null && right !== null && left.isDay === right.isDay && left.value > right.value;
}

/** @returns null for a text that is neither a number nor a day */
export function sizeOf(text: string): { readonly value: number; readonly isDay: boolean } | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { value: Date.parse(`${text}T00:00:00Z`), isDay: true };
  const number = /^[+-]?\d[\d,]*(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(number) ? { value: number, isDay: false } : null;
}

/** A text as the server stores it: in one Unicode form, without invisible characters. */
export const asStored = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .normalize();

export const comparable = (text: string): string => asStored(text).trim();

/**
 * The options whose texts, joined with commas, are this text. An option may contain a comma, so the text is matched
 * against the options instead of split.
 * @returns null if the text is not made of options
 */
export function readChoices(text: string, options: readonly string[]): string[] | null {
  /** By start position: the option before it, and where that one started. */
  const found = new Map<number, { readonly option: string; readonly from: number } | null>([[0, null]]);
  for (const start of found.keys()) {
    for (const option of options) {
      if (option === '' || !text.startsWith(option, start)) continue;
      const end = start + option.length;
      if (end === text.length) return [...before(start), option];
      if (text[end] === ',' && !found.has(end + 1)) found.set(end + 1, { option, from: start });
    }
  }
  return null;

  function before(start: number): string[] {
    const step = found.get(start);
    return step ? [...before(step.from), step.option] : [];
  }
}
