import { formThemes } from '@maidan/contract/league/form-themes';
import { builtTypes, FORM_OPTION_MAX } from '@maidan/contract/desk/forms/form-content';
import { joinChoices } from '@maidan/contract/rules/custom-form-rules';
import { findConditionProblems, type ConditionedField } from '@maidan/contract/rules/form-condition-problems';
import { baseTypeOf, CONSENT_MAX } from '@maidan/contract/rules/field-kinds';
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
import { fieldSettings } from './field-settings.service.ts';
import * as value from '../../publishing/values.service.ts';

/** The name of a colour scheme. */
export const formTheme = value.optional(
  z.enum(formThemes, { error: `must be one of the form themes: ${formThemes.join(', ')}` }),
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
  options: z.array(value.line(CONSENT_MAX)).max(FORM_OPTIONS_MAX).default([]),
  image_url: value.optionalMedia,
  subtext: value.optionalLine(300),
  shown_if: condition,
  required_if: condition,
  ...fieldSettings,
});
export type FormField = z.output<typeof field>;

/** A form from a pack, or one that staff publish. */
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
  /** The key of the field; null for a problem of the form as a whole. */
  readonly at: number | null;
  /**
   * What is wrong, worded to follow the field's name: `needs options`. Problems with conditions are whole sentences.
   */
  readonly message: string;
  readonly isSentence: boolean;
}

/**
 * Why a form cannot be filled in: choices without options, a picture field without a picture, conditions that can never
 * be met.
 */
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

const toConditioned = ({ name, options, type, ...rest }: FormField): ConditionedField => ({
  ...rest,
  type: baseTypeOf(type),
  id: name,
  options: options.map((option_text) => ({ option_text })),
});

function findFieldProblem(of: FormField): string | null {
  const { type, options, image_url, subtext, is_required, required_if, account_value, min, max } = of;
  const aType = /^[aei]/.test(type) ? `an ${type}` : `a ${type}`;
  if (type === PAGE && (is_required === 1 || required_if !== null)) return 'a page takes no answer';
  const isChoice = type === 'consent' || type === 'checkbox' || type === 'radio' || type === 'select';
  if (type === 'consent') {
    if (options.length !== 1) return 'a consent needs its text';
  } else if (options.some((option) => option.length > FORM_OPTION_MAX)) {
    return `has an option longer than ${FORM_OPTION_MAX} characters`;
  }
  if (type !== 'number' && (min !== null || max !== null)) return `${aType} has no minimum and no maximum`;
  if (min !== null && max !== null && min > max) return 'has a minimum above its maximum';
  if (isChoice && options.length === 0) return `${aType} needs options`;
  if (!isChoice && options.length > 0) return `${aType} has no options`;
  if (new Set(options).size < options.length) return 'has the same option twice';
  // People may tick every option, and the answer must still fit.
  if (joinChoices(options).length > ANSWER_MAX) return `its options are together longer than ${ANSWER_MAX} characters`;
  if (account_value !== 'none' && type !== 'text' && type !== 'phone') return `${aType} takes nothing of an account`;
  if (type === 'image') return image_url === null ? 'an image needs image_url' : null;
  return image_url === null && subtext === null ? null : `${aType} has no image_url and no subtext`;
}
