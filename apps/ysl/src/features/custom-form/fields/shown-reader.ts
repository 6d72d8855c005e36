import type { FormField } from '@maidan/contract/league/custom-forms';
import { givenParts, judgeFields, passes, type ConditionRule } from '@maidan/contract/rules/form-conditions';
import { answerOf, type Answers } from '../submit/answers.ts';

const rulesIn = (fields: readonly FormField[]): readonly ConditionRule[] =>
  fields.flatMap((field) => [field.page_if, field.shown_if, field.required_if]).flatMap((each) => each?.rules ?? []);

/**
 * Returns the fields that the answers show, as a string, so that the same fields give the same snapshot. They depend only
 * on which rules hold: a key press that changes none of them re-evaluates the rules, not the whole form.
 */
export function createShownReader(fields: readonly FormField[], answers: Pick<Answers, 'get'>) {
  const byId = new Map(fields.map((field) => [String(field.id), field]));
  const places = new Map(fields.map((field, at) => [field, at]));
  /** Each distinct rule once, by the field that it tests. */
  const tests = new Map<FormField, Map<string, ConditionRule>>();
  for (const rule of rulesIn(fields)) {
    const field = byId.get(String(rule.field));
    if (!field) continue;
    const own = tests.get(field) ?? new Map<string, ConditionRule>();
    tests.set(field, own.set(JSON.stringify([rule.test, rule.values]), rule));
  }
  const answerTo = (field: FormField) => answerOf(field, answers.get(field.id));
  const outcomes = (): string =>
    [...tests]
      .map(([field, own]) => {
        const given = givenParts(field, answerTo(field));
        return [...own.values()].map(({ test, values }) => (passes(given, test, values) ? '1' : '0')).join('');
      })
      .join(' ');
  const judge = (): string =>
    judgeFields(fields, answerTo)
      .map(({ field, isRequired }) => `${places.get(field)}${isRequired ? '!' : ''}`)
      .join(' ');
  let known: { readonly outcomes: string; readonly shown: string } | undefined;
  return {
    /** Ids of the fields that rules test. */
    deciding: [...tests.keys()].map(({ id }) => id),
    read(): string {
      const now = outcomes();
      if (known?.outcomes !== now) known = { outcomes: now, shown: judge() };
      return known.shown;
    },
  };
}
