/** A message that depends on a count: one text for each plural form of its language. */
export type Plural = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };
export type Message = string | Plural;

/** The placeholders of a message: 'name' of 'Hello {name}'. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<M> = M extends { readonly other: infer Other } ? Names<Other> | 'count' : Names<M>;

/** The values that a message needs, as the last argument of a call. */
export type Values<M, Value> = [NamesOf<M>] extends [never] ? [] : [values: Readonly<Record<NamesOf<M>, Value>>];

/** The translations of a file of English messages. A test compares the names. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

/** Separates the plural forms in one string. */
const FORM = '\u001F';
const NAME = /\{(\w+)\}/;

/** A message as one string, which can replace its key in a script. */
export const pack = (message: Message): string =>
  typeof message === 'string' ? message : Object.entries(message).flat().join(FORM);

const rules = new Map<string, Intl.PluralRules>();

function formOf(packed: string, count: number, locale: string): string {
  if (!packed.includes(FORM)) return packed;
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  const forms = packed.split(FORM);
  const at = forms.indexOf(rule.select(count));
  return forms[(at === -1 ? forms.indexOf('other') : at) + 1] ?? '';
}

/** A message in pieces, with values in place of the placeholders. */
export function split<Value>(
  packed: string,
  values: Readonly<Record<string, Value>>,
  locale: string,
): (string | Value | undefined)[] {
  const pieces = formOf(packed, Number(values['count'] ?? 0), locale).split(NAME);
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : values[piece]));
}

/** A message with its values. */
export const fill = (packed: string, values: Readonly<Record<string, string | number>>, locale: string): string =>
  split(packed, values, locale).join('');
