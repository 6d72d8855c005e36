import type { BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { readDraft, writeDraft } from '../../../session/drafts.ts';

/** Unsaved edits, with the version they started from. */
interface KeptForm {
  readonly base: BuiltForm;
  readonly content: BuiltForm;
}

const nameOf = (staff: string, id: string): string => `${staff}/form/${id}`;

const isForm = (value: unknown): value is BuiltForm =>
  typeof value === 'object' && value !== null && 'fields' in value && Array.isArray(value.fields);

/** The copy on this device survives a closed tab and a lost connection. Signing out removes it. */
export function readKeptForm(staff: string, id: string): KeptForm | null {
  try {
    const { base, content } = JSON.parse(readDraft(nameOf(staff, id))) as Record<string, unknown>;
    return isForm(base) && isForm(content) ? { base, content } : null;
  } catch {
    return null;
  }
}

export const keepForm = (staff: string, id: string, kept: KeptForm | null): void =>
  writeDraft(nameOf(staff, id), kept === null ? '' : JSON.stringify(kept));
