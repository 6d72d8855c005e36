import { builtTypes } from '@maidan/contract/desk/form-content';
import { joinChoices } from '@maidan/contract/rules/custom-form-rules';
import { findConditionProblems, type ConditionedField } from '@maidan/contract/rules/form-condition-problems';
import { conditionTests, PAGE } from '@maidan/contract/rules/form-conditions';
import {
  ANSWER_MAX,
  FORM_FIELDS_MAX,
  FORM_OPTIONS_MAX,
  FORM_PAGES_MAX,
  FORM_RULES_MAX,
  UPLOAD_MAX_FILES,
} from '@maidan/contract/rules/limits';
import { z } from 'zod';
import * as value from '../../publishing/values.service.ts';

/** The name of a colour scheme. The sites show an unknown one in their own colours. */
export const formTheme = value.optional(
  z.string().regex(/^[A-Z][A-Za-z]{1,39}$/, 'must be the name of a form theme such as MetallicChic'),
);

const condition = value.optional(
  z.strictObject({
    match: z.enum(['all', 'any']),
    rules: z
      .array(
        z.strictObject({ field: value.slug, test: z.enum(conditionTests), values: z.array(value.line(ANSWER_MAX)) }),
      )
      .max(FORM_RULES_MAX),
  }),
);

const field = z.strictObject({
  name: value.slug,
  label: value.line(200),
  type: z.enum(builtTypes).default('text'),
  is_required: z.literal([0, 1]).default(0),
  options: z.array(value.line(120)).max(FORM_OPTIONS_MAX).default([]),
  image_url: value.optionalMedia,
  subtext: value.optionalLine(300),
  shown_if: condition,
  required_if: condition,
});
export type FormField = z.output<typeof field>;

/** A form of a pack, or one that staff publish. */
export const formContent = z.strictObject({
  slug: value.slug,
  title: value.line(150),
  description: value.html.default(''),
  image: value.optionalMedia,
  theme: formTheme,
  fields: z
    .array(field)
    .min(1)
    .max(FORM_FIELDS_MAX + FORM_PAGES_MAX),
});

export interface FormProblem {
  /** Of the field; null for one of the form as a whole. */
  readonly at: number | null;
  /** What is wrong, after the field's name: `needs options`. A whole sentence where it is about conditions. */
  readonly message: string;
  readonly isSentence: boolean;
}

/** Why nobody could fill in a form: choices without options, pictures without a picture, conditions without a way. */
export function findFormProblems(fields: readonly FormField[]): FormProblem[] {
  const problems = fields.flatMap((each, at): FormProblem[] => {
    const isEmptyPage = each.type === PAGE && (fields[at + 1]?.type ?? PAGE) === PAGE;
    const message = isEmptyPage ? 'a page needs a field' : findFieldProblem(each);
    return message === null ? [] : [{ at, message, isSentence: false }];
  });
  const files = fields.filter(({ type }) => type === 'file').length;
  if (files > UPLOAD_MAX_FILES) {
    const message = `has ${files} file fields, and the maximum is ${UPLOAD_MAX_FILES}`;
    problems.push({ at: null, message, isSentence: false });
  }
  const asked = fields.filter(({ type }) => type !== PAGE).length;
  if (asked > FORM_FIELDS_MAX) {
    const message = `has ${asked} fields, and the maximum is ${FORM_FIELDS_MAX}`;
    problems.push({ at: null, message, isSentence: false });
  }
  const ofConditions = findConditionProblems(fields.map(toConditioned)).map(({ field: name, message }) => {
    return { at: fields.findIndex((each) => each.name === name), message, isSentence: true };
  });
  return [...problems, ...ofConditions];
}

const toConditioned = ({ name, options, ...rest }: FormField): ConditionedField => ({
  ...rest,
  id: name,
  options: options.map((option_text) => ({ option_text })),
});

function findFieldProblem({ type, options, image_url, subtext, is_required, required_if }: FormField): string | null {
  if (type === PAGE && (is_required === 1 || required_if !== null)) return 'a page takes no answer';
  const isChoice = type === 'checkbox' || type === 'radio' || type === 'select';
  if (isChoice && options.length === 0) return `a ${type} needs options`;
  if (!isChoice && options.length > 0) return `a ${type} has no options`;
  if (new Set(options).size < options.length) return 'has the same option twice';
  // People may tick all of them, and the answer must still fit.
  if (joinChoices(options).length > ANSWER_MAX) return `its options are together longer than ${ANSWER_MAX} characters`;
  if (type === 'image') return image_url === null ? 'an image needs image_url' : null;
  return image_url === null && subtext === null ? null : `a ${type} has no image_url and no subtext`;
}
