import type { ResponseRow } from '../export/exports.store.ts';
import { phoneEnding } from '../../access/staff-member.reply.ts';

/** A response for a desk export: numbers are masked as on its pages, where each is revealed and logged individually. */
export const coverResponse = (response: ResponseRow): ResponseRow => ({
  ...response,
  phone: `ends in ${phoneEnding(response.phone)}`,
  guardian_phone: null,
});
