import type { DeskForm } from '@maidan/contract/desk/forms/forms';
import { toInstant } from '../../../runtime/clock.ts';
import { formStateOf } from '../definitions/form-state.service.ts';
import type { DeskFormRow } from './forms.store.ts';

export function describeForm(row: DeskFormRow, now: number): DeskForm & { id: number } {
  const { id, slug, title, found, new_found, latest_at } = row;
  return {
    id,
    slug,
    title,
    answers: found,
    new_answers: new_found,
    latest_at: latest_at === null ? null : toInstant(latest_at),
    state: row.is_draft === 1 ? 'draft' : formStateOf(row, found, now),
    is_changed: Boolean(row.is_changed),
    is_template: row.is_template === 1,
  };
}
