import { findFormIssue, type CheckedField } from '@maidan/contract/rules/custom-form-rules';
import type { AccountValue } from '@maidan/contract/rules/prefill';
import { isPrefillable } from '@maidan/contract/rules/prefillable';
import { isSameSecret, keyedHash } from '../../sessions/token.service.ts';

/** The contents of a link. */
interface LinkContent {
  readonly form: number;
  /** By field id. */
  readonly values: readonly (readonly [field: number, text: string])[];
  /** Milliseconds since 1970 UTC. */
  readonly until: number;
}

const signatureOf = (pepper: string, payload: string): string => keyedHash(pepper, ['form-link', payload]);

/** The part of an address that prefills a form. Anyone can read it; only the server can create it. */
export function sealLink(pepper: string, content: LinkContent): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${signatureOf(pepper, payload)}`;
}

interface LinkedField extends CheckedField {
  readonly account_value: AccountValue;
}

interface LinkedForm {
  readonly formId: number;
  readonly fields: readonly LinkedField[];
}

/**
 * The answers in a link, without those that no link may prefill or that the form no longer accepts.
 * @returns null for a link that was changed, has expired, or belongs to another form
 */
export function openLink(pepper: string, { formId, fields }: LinkedForm, link: string, now: number) {
  const [payload = '', signature = '', ...rest] = link.split('.');
  if (rest.length > 0 || !isSameSecret(signature, signatureOf(pepper, payload))) return null;
  const { form, values, until } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as LinkContent;
  if (form !== formId || until <= now) return null;
  return values.flatMap(([id, text]) => {
    const field = fields.find((each) => each.id === id);
    return field && canTake(field, text) ? [{ field_id: id, text }] : [];
  });
}

/** Whether a link may prefill a field with this text. */
export const canTake = (field: LinkedField, text: string): boolean =>
  isPrefillable(field) &&
  findFormIssue([{ ...field, is_required: 0, shown_if: null, page_if: null, required_if: null }], () => ({
    text,
    file: null,
  })) === null;
