import { toInstant } from '../../../runtime/clock.ts';
import { csvLine, guardianCell } from './csv.service.ts';
import type { FormToExport, ResponseRow } from './exports.store.ts';

/** The first line of a form's answers. */
export function formHeader({ fields }: FormToExport): string {
  const labels = fields.map(({ label, is_shown }) => (is_shown === 1 ? label : `${label} (no longer asked)`));
  return csvLine(['Response', 'Sent', 'Name', 'Phone', 'E-mail', 'Guardian', ...labels]);
}

/** The line of one response. @param fileCell what it says of a file */
export function formLine(
  { fields }: FormToExport,
  { id, created_at, name, phone, email, guardian_name, guardian_phone, answers, files }: ResponseRow,
  fileCell: (file: ResponseRow['files'][number]) => string,
): string {
  const cells = new Map(answers.map((answer) => [answer.field_id, answer.answer_text]));
  for (const file of files) cells.set(file.field_id, fileCell(file));
  const guardian = guardianCell({ guardian_name, guardian_phone });
  const answered = fields.map((field) => cells.get(field.id) ?? '');
  return csvLine([id, toInstant(created_at), name, phone, email, guardian, ...answered]);
}
