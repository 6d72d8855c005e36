import type { ResponseRow } from '../export/exports.store.ts';
import { phoneEnding } from '../../access/staff-member.reply.ts';

/** A response for an export of the desk: numbers are covered as on its pages, where each is uncovered and logged by itself. */
export const coverResponse = (response: ResponseRow): ResponseRow => ({
  ...response,
  phone: `ends in ${phoneEnding(response.phone)}`,
  guardian_phone: null,
});
