import type { Tx } from '../../../db/open-database.ts';
import { DAY } from '../../../runtime/clock.ts';
import type { findForm } from '../definitions/custom-forms.store.ts';
import { canTake, sealLink } from '../definitions/form-link.service.ts';
import { listFieldKeys } from './form-builder.store.ts';

interface LinkContent {
  /** By field key. */
  readonly values: readonly { readonly key: string; readonly text: string }[];
  readonly days: number;
}

interface LinkMaker {
  readonly pepper: string;
  readonly leagueOrigin: string;
}

/**
 * A link that opens a form with prefilled answers.
 * @returns `refused`: the key of a field that no link may prefill, or whose answer is invalid
 */
export async function makePrefilledLink(
  tx: Tx,
  { pepper, leagueOrigin }: LinkMaker,
  form: NonNullable<Awaited<ReturnType<typeof findForm>>>,
  { values: wanted, days }: LinkContent,
  now: number,
): Promise<{ readonly url: string; readonly until: number } | { readonly refused: string }> {
  const keys = await listFieldKeys(tx, form.id);
  const values: (readonly [field: number, text: string])[] = [];
  for (const { key, text } of wanted) {
    const field = form.fields.find(({ id }) => id === keys.get(key));
    if (!field || !canTake(field, text)) return { refused: key };
    values.push([Number(field.id), text]);
  }
  const until = now + days * DAY;
  const link = sealLink(pepper, { form: form.id, values, until });
  return { url: `${leagueOrigin}/form/${form.id}#fill=${link}`, until };
}
