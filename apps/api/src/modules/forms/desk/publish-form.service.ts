import type { BuiltType, FormContent } from '@maidan/contract/desk/forms/form-content';
import type { FieldErrors } from '@maidan/contract/core/errors';
import { PAGE } from '@maidan/contract/rules/form-conditions';
import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { findFormProblems, formContent } from '../definitions/form-content.service.ts';
import { writeFields } from '../definitions/write-fields.store.ts';
import { requireMedia } from '../../pages/require-media.service.ts';
import { sanitiseField } from '../../pages/html-field.service.ts';
import { slugsOf } from '../../../runtime/slugs.ts';
import { addVersion, claimFormSlug, removeDraft, writeForm } from './form-builder.store.ts';
import type { StoredForm } from './stored-form.ts';

/** @throws ApiError 422 for a picture that is not stored */
export async function storeContent(tx: Tx, { picture, fields, ...form }: FormContent): Promise<StoredForm> {
  const stored: StoredForm['fields'][number][] = [];
  for (const { picture: of, ...field } of fields) {
    stored.push({ ...field, image: await requireMedia(tx, `fields.${field.key}`, of) });
  }
  return {
    ...form,
    description: sanitiseField('description', form.description),
    image: await requireMedia(tx, 'picture', picture),
    fields: stored,
  };
}

/**
 * Publishes the draft of a form, and keeps it as a version. Removed fields are no longer asked, but their answers
 * stay.
 * @param form with whether it has ever been published
 * @throws ApiError 422 with the problems, by field key
 */
export async function publishContent(
  tx: Tx,
  form: { readonly id: number; readonly is_draft: 0 | 1 },
  { content, staffId }: { readonly content: StoredForm; readonly staffId: number },
  now: number,
): Promise<number> {
  const written = check(content);
  const { fields, slug: _slug, ...columns } = written;
  await writeForm(tx, form.id, columns);
  await writeFields(tx, form.id, fields);
  if (form.is_draft === 1) await claimFormSlug(tx, form.id, slugsOf(written.title));
  await removeDraft(tx, form.id);
  return addVersion(tx, form.id, { content, staffId }, now);
}

function check({ theme, fields, ...form }: StoredForm) {
  const keys = fields.map(({ key }) => key);
  const place = (path: readonly PropertyKey[]): string =>
    path[0] === 'fields' && typeof path[1] === 'number' ? `fields.${keys[path[1]]}` : String(path[0]);
  const found: Record<string, string[]> = {};
  const say = (at: string, text: string) => (found[at] ??= []).push(text);
  if (fields.every(({ type }) => type === PAGE)) say('fields', 'Add at least one field that people can answer.');
  for (const key of keys.filter((each, at) => keys.indexOf(each) !== at))
    say(`fields.${key}`, 'This field appears twice.');
  const parsed = formContent.safeParse({
    ...form,
    slug: 'not-yet-known',
    // Media are named by id here, by file name in a pack.
    image: null,
    theme: theme === '' ? null : theme,
    fields: fields.map(({ key, is_required, image: _image, subtext, type, ...field }) => ({
      ...field,
      type,
      name: key,
      is_required: is_required && type !== 'image' && type !== PAGE ? 1 : 0,
      required_if: type === 'image' || type === PAGE ? null : field.required_if,
      subtext: type === 'image' ? subtext.trim() || null : null,
    })),
  });
  if (parsed.error && fields.length > 0) {
    for (const { path, message } of parsed.error.issues)
      say(place(path), wordsFor(path, message, fields[Number(path[1])]?.type));
  }
  if (!parsed.data) throw errors.invalidFields(found as FieldErrors);
  const written = parsed.data.fields.map((field, at) => {
    return { ...field, image_url: field.type === 'image' ? (fields[at]?.image ?? null) : null };
  });
  for (const { at, message, isSentence } of findFormProblems(written)) {
    say(at === null ? 'fields' : `fields.${keys[at]}`, isSentence ? message : (plain[message] ?? sentenceOf(message)));
  }
  if (Object.keys(found).length > 0) throw errors.invalidFields(found as FieldErrors);
  return { ...parsed.data, image: form.image, fields: written };
}

/** Problems such as `has 201 fields` need a subject; others name theirs. */
const sentenceOf = (problem: string): string =>
  problem.startsWith('has ') ? `It ${problem}.` : `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;

/** The wording for people who build forms, in place of the wording for authors of packs. */
const plain: Readonly<Record<string, string>> = {
  'a checkbox needs options': 'Add at least one option.',
  'a radio needs options': 'Add at least one option.',
  'a select needs options': 'Add at least one option.',
  'a consent needs its text': 'Write what people agree to.',
  'has a minimum above its maximum': 'The minimum is above the maximum.',
  'has the same option twice': 'Two options are the same.',
  'an image needs image_url': 'Choose a picture.',
  'a page needs a field': 'Add a field to this page, or remove the page.',
};

function wordsFor(path: readonly PropertyKey[], message: string, type: BuiltType | undefined): string {
  const name = path.at(-1);
  if (name === 'label') return type === PAGE ? 'Give the page a title.' : 'Write the question.';
  if (name === 'title') return 'Give the form a title.';
  if (path.at(-2) === 'options' && type === 'consent') return 'Write what people agree to.';
  if (path.at(-2) === 'options') return 'An option is empty.';
  return `This ${message}.`;
}
