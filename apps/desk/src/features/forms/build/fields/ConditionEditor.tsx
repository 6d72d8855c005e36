import type { BuiltCondition, BuiltField } from '@maidan/contract/desk/forms/form-content';
import { conditionTests, type ConditionTest } from '@maidan/contract/rules/form-conditions';
import { ANSWER_MAX, FORM_RULES_MAX } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { CheckboxGroup } from '@maidan/ui/CheckboxGroup';
import { PlusIcon } from '@maidan/ui/icons';
import { Grid } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { isChoice, nameOf } from '../built-form.ts';
import { testNames, testsFor } from './condition-text.ts';
import * as css from '../FormBuilder.css.ts';

type Condition = NonNullable<BuiltCondition>;
type Rule = Condition['rules'][number];

function newRule(question: BuiltField | undefined): Rule {
  const [test = 'answered'] = question ? testsFor(question) : [];
  return { field: question?.key ?? '', test, values: [] };
}

/** A condition on the question right above. */
export const firstCondition = (before: readonly BuiltField[]): Condition => ({
  match: 'all',
  rules: [newRule(before.at(-1))],
});

interface ConditionEditorProps {
  /** The start of its labels: "Show if". */
  verb: string;
  condition: Condition;
  /** The questions it can refer to. */
  before: readonly BuiltField[];
  /** Called with null once the last rule is removed. */
  onChange: (condition: BuiltCondition) => void;
}

/** Edits a condition on earlier answers. */
export function ConditionEditor({ verb, condition, before, onChange }: ConditionEditorProps) {
  const { match, rules } = condition;
  const set = (next: Rule[]) => onChange(next.length === 0 ? null : { match, rules: next });
  return (
    <Grid gap={3}>
      {rules.length > 1 && (
        <Select
          label={`${verb} …`}
          options={[
            { value: 'all', label: 'all of these are true' },
            { value: 'any', label: 'any of these is true' },
          ]}
          value={match}
          onChange={(value) => onChange({ rules, match: value === 'any' ? 'any' : 'all' })}
        />
      )}
      {rules.map((rule, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a rule is known by its place alone
        <div key={at} className={css.rule}>
          <RuleFields
            label={rules.length > 1 ? `Rule ${at + 1}` : verb}
            rule={rule}
            before={before}
            onChange={(next) => set(rules.with(at, next))}
          />
          <div>
            <Button onClick={() => set(rules.toSpliced(at, 1))}>Remove</Button>
          </div>
        </div>
      ))}
      {rules.length < FORM_RULES_MAX && (
        <div>
          <Button icon={<PlusIcon size={20} />} onClick={() => set([...rules, newRule(before.at(-1))])}>
            Add a rule
          </Button>
        </div>
      )}
    </Grid>
  );
}

interface RuleFieldsProps {
  label: string;
  rule: Rule;
  before: readonly BuiltField[];
  onChange: (rule: Rule) => void;
}

function RuleFields({ label, rule, before, onChange }: RuleFieldsProps) {
  const question = before.find(({ key }) => key === rule.field);
  const tests: readonly ConditionTest[] = question ? testsFor(question) : conditionTests;
  const [first = ''] = rule.values;
  return (
    <>
      <Select
        label={label}
        options={before.map((field, at) => ({ value: field.key, label: nameOf(field, at) }))}
        value={question?.key ?? ''}
        placeholder="Choose a question"
        onChange={(key) => onChange(newRule(before.find((field) => field.key === key)))}
      />
      <Select
        label="Its answer"
        options={[...new Set([...tests, rule.test])].map((test) => ({ value: test, label: testNames[test] }))}
        value={rule.test}
        onChange={(value) => {
          const test = conditionTests.find((name) => name === value) ?? 'answered';
          onChange({ ...rule, test, values: test === 'answered' ? [] : rule.values });
        }}
      />
      {rule.test === 'answered' ? null : question && isChoice(question) ? (
        <CheckboxGroup
          label="Answers"
          options={[...new Set(question.options)]
            .filter((option) => option.trim() !== '')
            .map((option) => ({ value: option, label: option }))}
          value={rule.values}
          onChange={(values) => onChange({ ...rule, values: [...values] })}
        />
      ) : (
        <TextField
          label="Answer"
          hint={question?.type === 'date' ? 'A date such as 2026-11-28' : undefined}
          value={first}
          maxLength={ANSWER_MAX}
          onChange={(value) => onChange({ ...rule, values: value === '' ? [] : [value] })}
        />
      )}
    </>
  );
}
