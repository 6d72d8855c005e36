import type { Body } from '@maidan/contract/core/endpoint';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { editResponse } from '@maidan/contract/league/form-receipts';
import { bringBack } from '../progress/progress-saver.ts';
import type { Answers } from '../submit/answers.ts';

/** An edit of sent answers, as a request body. */
export type BegunChange = Body<typeof editResponse>;

/** Applies an edit over the sent answers. */
export function bringBackChange(fields: Form['fields'], answers: Answers, { answers: changed }: BegunChange): void {
  bringBack(fields, answers, { answers: changed, files: [] });
  for (const { field_id: of, file, upload, keeps_file: keepsFile } of changed) {
    const field = fields.find(({ id, type }) => id === of && type === 'file');
    if (!field || keepsFile) continue;
    // For a file uploaded in pieces only the id is known.
    const sent = upload === undefined ? null : { name: field.label, size: 0, upload };
    answers.set(of, { file: file instanceof File ? file : sent });
  }
}
