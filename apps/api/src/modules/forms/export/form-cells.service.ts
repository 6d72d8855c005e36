import { sortableTime } from '@maidan/i18n/date-time';
import { guardianCell, timeHead } from './csv.service.ts';
import type { FormToExport, ResponseRow } from './exports.store.ts';

/** The header cells of a form's responses. */
export function formHeader({ fields }: FormToExport): string[] {
  const labels = fields.map(({ label, is_shown }) => (is_shown === 1 ? label : `${label} (no longer asked)`));
  const times = [timeHead('Sent'), timeHead('Changed')];
  return ['Response', ...times, 'Version', 'State', 'Note', 'Name', 'Phone', 'E-mail', 'Guardian', ...labels];
}

/** The cells of one response. @param fileCell the text for a file */
export function formLine(
  { fields }: FormToExport,
  response: ResponseRow,
  fileCell: (file: ResponseRow['files'][number]) => string,
): string[] {
  const {
    id,
    created_at,
    edited_at,
    form_version: version,
    state,
    note,
    name,
    phone,
    email,
    answers,
    files,
  } = response;
  const cells = new Map(answers.map((answer) => [answer.field_id, answer.answer_text]));
  for (const file of files) cells.set(file.field_id, fileCell(file));
  const answered = fields.map((field) => cells.get(field.id) ?? '');
  const sender = [name ?? '', phone ?? '', email ?? '', guardianCell(response)];
  return [
    String(id),
    sortableTime(created_at),
    edited_at === null ? '' : sortableTime(edited_at),
    version === null ? '' : String(version),
    state,
    note,
    ...sender,
    ...answered,
  ];
}
