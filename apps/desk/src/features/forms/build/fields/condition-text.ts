import type { BuiltCondition, BuiltField } from '@maidan/contract/desk/forms/form-content';
import type { ConditionTest } from '@maidan/contract/rules/form-conditions';
import { isChoice, nameOf } from '../built-form.ts';

type Rule = NonNullable<BuiltCondition>['rules'][number];

/** The words of each test within a sentence. */
export const testNames: Readonly<Record<ConditionTest, string>> = {
  equals: 'is',
  any_of: 'is one of',
  contains: 'contains',
  greater: 'is greater or later than',
  answered: 'has an answer',
};

/** The tests available for a question. */
export function testsFor(field: Pick<BuiltField, 'type'>): readonly ConditionTest[] {
  if (field.type === 'file') return ['answered'];
  if (isChoice(field)) return ['any_of', 'answered'];
  return field.type === 'date' ? ['equals', 'greater', 'answered'] : ['equals', 'contains', 'greater', 'answered'];
}

function ruleText({ field, test, values }: Rule, fields: readonly BuiltField[]): string {
  const at = fields.findIndex(({ key }) => key === field);
  const question = fields[at];
  const name = question ? nameOf(question, at) : 'a question that was removed';
  const words = values.filter((value) => value !== '').join(' or ');
  if (test === 'answered') return `${name} has an answer`;
  return `${name} ${test === 'any_of' ? 'is' : testNames[test]} ${words === '' ? '…' : words}`;
}

/** 'Age group is Under 17 boys or Under 17 girls'. */
export function conditionText(condition: NonNullable<BuiltCondition>, fields: readonly BuiltField[]): string {
  return condition.rules.map((rule) => ruleText(rule, fields)).join(condition.match === 'all' ? ' and ' : ', or ');
}
