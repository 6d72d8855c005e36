import type { Body } from '@maidan/contract/core/endpoint';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { editResponse } from '@maidan/contract/league/form-receipts';
import { bringBack } from '../progress/progress-saver.ts';
import type { Answers } from '../submit/answers.ts';

/** A change of answers that were sent, as it would be sent. */
export type BegunChange = Body<typeof editResponse>;

/** Puts a change over the answers that were sent. */
export function bringBackChange(fields: Form['fields'], answers: Answers, { answers: changed }: BegunChange): void {
  bringBack(fields, answers, { answers: changed, files: [] });
  for (const { field_id: of, file, upload, keeps_file: keepsFile } of changed) {
    const field = fields.find(({ id, type }) => id === of && type === 'file');
    if (!field || keepsFile) continue;
    // Of one that went ahead in pieces only the id is known.
    const sent = upload === undefined ? null : { name: field.label, size: 0, upload };
    answers.set(of, { file: file instanceof File ? file : sent });
  }
}
