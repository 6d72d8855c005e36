/** What a person has sent: to read, keep a copy of, and withdraw where the form allows it. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { id, text, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing } from '../core/wire-lists.ts';

const forms = { service: 'forms', auth: 'bearer', extension: true } as const;
const byId = z.strictObject({ id: idInput });

const receipt = z.object({
  /** Of the answers. */
  id,
  sent_at: instant,
  /** Until the form closes. */
  can_withdraw: yesNo,
  /** In the order of the form; the text of a file is its name. Without questions that were left empty. */
  answers: list(z.object({ field_id: id, label: text, text })),
});
export type FormReceipt = z.output<typeof receipt>;

export const formReceipts = defineEndpoint({
  ...forms,
  id: 'formReceipts',
  method: 'GET',
  path: 'form/{id}/responses',
  params: byId,
  response: z.object({ data: list(receipt) }),
  summary: 'What this person has sent to a form, newest first',
});

/** Frees its place, where the form takes a limited number. 409 where it can no longer be withdrawn. */
export const withdrawResponse = defineEndpoint({
  ...forms,
  id: 'withdrawResponse',
  method: 'DELETE',
  path: 'formresponse/{id}',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Deletes answers that were sent, with their files',
});
