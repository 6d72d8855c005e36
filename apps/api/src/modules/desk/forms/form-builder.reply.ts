import type { FormLimits } from '@maidan/contract/desk/forms/form-builder';
import type { BuiltField, BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { pictureFields, type MediaUrl } from '../../../adapters/files/media-url.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { sealMedia } from '../posts/sealed-media.service.ts';
import type { LimitColumns } from './form-builder.store.ts';
import type { StoredField, StoredForm } from './stored-form.ts';

export interface Pictures {
  readonly pepper: string;
  readonly mediaUrl: MediaUrl;
}

const describePicture = ({ pepper, mediaUrl }: Pictures, stored: string | null) =>
  stored === null
    ? null
    : { sealed: sealMedia(pepper, { stored, size: null }), ...pictureFields('url', stored, mediaUrl) };

const copyCondition = (condition: StoredField['shown_if']) =>
  condition && {
    match: condition.match,
    rules: condition.rules.map((rule) => ({ ...rule, values: [...rule.values] })),
  };

export const describeField = (
  pictures: Pictures,
  { image, shown_if, required_if, options, ...field }: StoredField,
): BuiltField => ({
  ...field,
  options: [...options],
  picture: describePicture(pictures, image),
  shown_if: copyCondition(shown_if),
  required_if: copyCondition(required_if),
});

export const describeContent = (pictures: Pictures, { image, fields, ...form }: StoredForm): BuiltForm => ({
  ...form,
  picture: describePicture(pictures, image),
  fields: fields.map((field) => describeField(pictures, field)),
});

const atInstant = (time: number | null) => (time === null ? null : toInstant(time));

export const describeLimits = (row: LimitColumns): FormLimits => ({
  opens_at: atInstant(row.opens_at),
  closes_at: atInstant(row.closes_at),
  answers_max: row.answers_max,
  one_each: row.one_each === 1,
  can_withdraw: row.can_withdraw === 1,
  can_edit: row.can_edit === 1,
  has_waiting_list: row.has_waiting_list === 1,
  answers_kept_days: row.answers_kept_days,
  is_closed: row.closed_at !== null,
});
