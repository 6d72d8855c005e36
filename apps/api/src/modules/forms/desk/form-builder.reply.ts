import type { FormLimits } from '@maidan/contract/desk/forms/form-builder';
import type { BuiltField, BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { toInstant } from '../../../runtime/clock.ts';
import { readShownMedia, type MediaSource, type ShownMedia } from '../../media/media.reply.ts';
import type { LimitColumns } from './form-builder.store.ts';
import type { StoredField, StoredForm } from './stored-form.ts';

const describePicture = (media: ShownMedia, id: string | null) =>
  id === null ? null : { id, ...media.picture('url', id) };

const copyCondition = (condition: StoredField['shown_if']) =>
  condition && {
    match: condition.match,
    rules: condition.rules.map((rule) => ({ ...rule, values: [...rule.values] })),
  };

const describeField = (
  media: ShownMedia,
  { image, shown_if, required_if, options, ...field }: StoredField,
): BuiltField => ({
  ...field,
  options: [...options],
  picture: describePicture(media, image),
  shown_if: copyCondition(shown_if),
  required_if: copyCondition(required_if),
});

export async function describeFields(source: MediaSource, fields: readonly StoredField[]): Promise<BuiltField[]> {
  const media = await readShownMedia(
    source,
    fields.map(({ image }) => image),
  );
  return fields.map((field) => describeField(media, field));
}

export async function describeContent(source: MediaSource, { image, fields, ...form }: StoredForm): Promise<BuiltForm> {
  const media = await readShownMedia(source, [image, ...fields.map((field) => field.image)]);
  return {
    ...form,
    picture: describePicture(media, image),
    fields: fields.map((field) => describeField(media, field)),
  };
}

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
