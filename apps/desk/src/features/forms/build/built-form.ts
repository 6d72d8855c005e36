import { randomKey } from '@maidan/browser/random-key';
import type { BuiltField, BuiltForm, BuiltType, FormContent } from '@maidan/contract/desk/forms/form-content';
import type { ConditionedField } from '@maidan/contract/rules/form-condition-problems';
import { baseTypeOf } from '@maidan/contract/rules/field-kinds';
import { PAGE } from '@maidan/contract/rules/form-conditions';

/** A new form. */
export const emptyForm = (title: string, fields: readonly BuiltField[] = []): BuiltForm => ({
  title,
  description: '',
  picture: null,
  theme: 'ChalkAndTurf',
  fields: [...fields],
});

const choices: ReadonlySet<BuiltType> = new Set(['checkbox', 'radio', 'select', 'consent'] as const);
export const isChoice = ({ type }: Pick<BuiltField, 'type'>): boolean => choices.has(type);

/** The prefix matters: the contract refuses keys of digits alone. */
const newKey = (): string => `f-${randomKey().replaceAll('-', '').slice(0, 10)}`;

export const newField = (type: BuiltType, label = ''): BuiltField => ({
  key: newKey(),
  label,
  type,
  is_required: false,
  options: type === 'consent' ? [''] : choices.has(type) ? ['', ''] : [],
  picture: null,
  subtext: '',
  shown_if: null,
  required_if: null,
  account_value: 'none',
  min: null,
  max: null,
});

export const copyOf = (field: BuiltField): BuiltField => ({ ...field, key: newKey() });

/** The form in the shape of a request. */
export const toContent = ({ picture, fields, ...form }: BuiltForm): FormContent => ({
  ...form,
  picture: picture?.id ?? null,
  fields: fields.map(({ picture: of, ...field }) => ({ ...field, picture: of?.id ?? null })),
});

/** The fields in the shape of the condition rules. A question without a label is named by its position. */
export const toConditioned = (fields: readonly BuiltField[]): ConditionedField[] =>
  fields.map(({ key, label, options, is_required: isRequired, type, ...field }, at) => ({
    ...field,
    type: baseTypeOf(type),
    id: key,
    label: nameOf({ label, type }, at),
    is_required: isRequired ? 1 : 0,
    options: options.map((option_text) => ({ option_text })),
  }));

export const nameOf = ({ label, type }: Pick<BuiltField, 'label' | 'type'>, at: number): string =>
  label.trim() !== '' ? label : type === PAGE ? 'New page' : `Question ${at + 1}`;

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The id of a picture differs on every load, so pictures are compared by URL. */
const comparable = ({ picture, ...rest }: BuiltField) => ({ ...rest, picture: picture?.url ?? null });

export const isSameForm = (left: BuiltForm, right: BuiltForm): boolean => countChanges(left, right) === 0;

/** The number of changes that publishing would make: one for each field, and one for the order. */
export function countChanges(published: BuiltForm, content: BuiltForm): number {
  const before = new Map(published.fields.map((field) => [field.key, field]));
  const after = new Set(content.fields.map(({ key }) => key));
  const head = [
    published.title !== content.title,
    published.description !== content.description,
    published.theme !== content.theme,
    published.picture?.url !== content.picture?.url,
  ].filter(Boolean).length;
  const changed = content.fields.filter((field) => {
    const old = before.get(field.key);
    return !old || !isSame(comparable(old), comparable(field));
  }).length;
  const lost = published.fields.filter(({ key }) => !after.has(key)).length;
  const kept = (fields: readonly BuiltField[]) =>
    fields.map(({ key }) => key).filter((key) => before.has(key) && after.has(key));
  const isMoved = !isSame(kept(published.fields), kept(content.fields));
  return head + changed + lost + (isMoved ? 1 : 0);
}

const byKey = (form: BuiltForm) => new Map(form.fields.map((field) => [field.key, field]));

/**
 * Merges the changes of two people since their common base. Where both changed the same part, `mine` wins.
 * @returns the merged form, and the names of the parts both changed
 */
export function mergeForms(base: BuiltForm, mine: BuiltForm, theirs: BuiltForm): { form: BuiltForm; both: string[] } {
  const both: string[] = [];
  const pick = <Value>(name: string, old: Value, own: Value, other: Value): Value => {
    if (isSame(old, own)) return other;
    if (!isSame(old, other) && !isSame(own, other)) both.push(name);
    return own;
  };
  const [old, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const isMoved = !isSame([...old.keys()], [...own.keys()]);
  const order = isMoved ? [...own.keys(), ...other.keys()] : [...other.keys(), ...own.keys()];
  const fields = [...new Set(order)].flatMap((key, at): BuiltField[] => {
    const [was, here, there] = [old.get(key), own.get(key), other.get(key)];
    const isTouched = (field: BuiltField) => !was || !isSame(comparable(was), comparable(field));
    // Removed on one side and untouched on the other.
    if (!here) return there && isTouched(there) ? [there] : [];
    if (!there) return isTouched(here) ? [here] : [];
    if (!isTouched(here)) return [there];
    if (isTouched(there) && !isSame(comparable(here), comparable(there))) both.push(nameOf(here, at));
    return [here];
  });
  const form = {
    title: pick('the title', base.title, mine.title, theirs.title),
    description: pick('the introduction', base.description, mine.description, theirs.description),
    theme: pick('the look', base.theme, mine.theme, theirs.theme),
    picture: base.picture?.url === mine.picture?.url ? theirs.picture : mine.picture,
    fields,
  };
  return { form, both };
}
