/** The content of a form as built at the desk. Fields are named by keys, before they have ids. */
import * as z from 'zod/mini';
import { mediaId } from '../../media/media-id.ts';
import { pictureVariants } from '../../media/picture-variants.ts';
import { line } from '../../core/request.ts';
import { link, optionalAmount, requiredText, text, word, yesNo } from '../../core/wire.ts';
import { list, optional } from '../../core/wire-lists.ts';
import { fieldTypes } from '../../league/custom-forms.ts';
import { conditionTests, PAGE } from '../../rules/form-conditions.ts';
import { CONSENT_MAX, fieldKinds } from '../../rules/field-kinds.ts';
import { accountValues } from '../../rules/prefill.ts';
import { ANSWER_MAX, FORM_FIELDS_MAX, FORM_OPTIONS_MAX, FORM_PAGES_MAX, FORM_RULES_MAX } from '../../rules/limits.ts';

export const FORM_TITLE_MAX = 150;
export const FORM_LABEL_MAX = 200;
export const FORM_OPTION_MAX = 120;
export const FORM_SUBTEXT_MAX = 300;
export const FORM_TEXT_MAX = 5000;
const THEME_MAX = 40;
const VALUES_MAX = 20;

/** The building blocks of a form: fields and page breaks. */
export const builtTypes = [...fieldTypes, ...fieldKinds, PAGE] as const;
export type BuiltType = (typeof builtTypes)[number];

/** Names a field for as long as the form lives. */
const key = z.string().check(z.regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));
const rule = z.strictObject({
  field: key,
  test: z.enum(conditionTests),
  values: z.array(line(ANSWER_MAX)).check(z.maxLength(VALUES_MAX)),
});
const condition = z.nullable(
  z.strictObject({ match: z.enum(['all', 'any']), rules: z.array(rule).check(z.maxLength(FORM_RULES_MAX)) }),
);

const field = z.strictObject({
  key,
  label: line(FORM_LABEL_MAX),
  type: z.enum(builtTypes),
  /** Applies only while the field is shown. */
  is_required: z.boolean(),
  /** The only option of a consent field is its text, which may be longer. */
  options: z.array(line(CONSENT_MAX)).check(z.maxLength(FORM_OPTIONS_MAX)),
  picture: z.nullable(mediaId),
  subtext: line(FORM_SUBTEXT_MAX),
  shown_if: condition,
  required_if: condition,
  account_value: z.prefault(z.enum(accountValues), 'none'),
  /** Limits of a number field. */
  min: z.prefault(z.nullable(z.number()), null),
  max: z.prefault(z.nullable(z.number()), null),
});

export const formContent = z.strictObject({
  title: line(FORM_TITLE_MAX),
  /** HTML. */
  description: line(FORM_TEXT_MAX),
  picture: z.nullable(mediaId),
  theme: line(THEME_MAX),
  fields: z.array(field).check(z.maxLength(FORM_FIELDS_MAX + FORM_PAGES_MAX)),
});
export type FormContent = z.output<typeof formContent>;

const picture = optional(z.object({ id: requiredText, url: link, url_variants: pictureVariants }));
export type BuiltPicture = z.output<typeof picture>;

const builtCondition = optional(
  z.object({
    match: word(['all', 'any'], 'all'),
    rules: list(z.object({ field: requiredText, test: word(conditionTests, 'answered'), values: list(text) })),
  }),
);
export type BuiltCondition = z.output<typeof builtCondition>;

export const builtField = z.object({
  key: requiredText,
  label: text,
  type: word(builtTypes, 'text'),
  is_required: yesNo,
  options: list(text),
  picture,
  subtext: text,
  shown_if: builtCondition,
  required_if: builtCondition,
  /** The value it offers to fill in from the account. */
  account_value: word(accountValues, 'none'),
  min: optionalAmount,
  max: optionalAmount,
});
export type BuiltField = z.output<typeof builtField>;

/** The content in replies, with URLs of pictures. */
export const builtForm = z.object({
  title: text,
  description: text,
  picture,
  theme: text,
  fields: list(builtField),
});
export type BuiltForm = z.output<typeof builtForm>;
