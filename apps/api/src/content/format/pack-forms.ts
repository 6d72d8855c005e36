import { fieldTypes } from '@maidan/contract/league/custom-forms';
import { z } from 'zod';
import * as value from '../../modules/publishing/values.service.ts';

/** The name of a colour scheme. The sites show an unknown one in their own colours. */
export const theme = value.optional(
  z.string().regex(/^[A-Z][A-Za-z]{1,39}$/, 'must be the name of a form theme such as MetallicChic'),
);

const field = z.strictObject({
  name: value.slug,
  label: value.line(200),
  type: z.enum(fieldTypes).default('text'),
  is_required: z.literal([0, 1]).default(0),
  options: z.array(value.line(120)).max(60).default([]),
  image_url: value.optionalMedia,
  subtext: value.optionalLine(300),
});
export type PackField = z.output<typeof field>;

/** An answer takes two parts of an upload, and an upload has at most 200. */
const FIELDS_MAX = 90;

export const packForm = z.strictObject({
  slug: value.slug,
  title: value.line(150),
  description: value.html.default(''),
  image: value.optionalMedia,
  theme,
  fields: z.array(field).min(1).max(FIELDS_MAX),
});
