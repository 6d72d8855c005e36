import * as z from 'zod/mini';
import { staffRoles } from './staff-roles.ts';
import { count, id, optionalText, requiredText, text, word } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list } from '../../core/wire-lists.ts';

/** A member of staff by id and name. */
export const staffName = z.object({ id, name: text });
export type StaffName = z.output<typeof staffName>;

/** A league of an organiser. */
export const staffLeague = z.object({ id, name: text });

export const staffMember = z.object({
  id,
  name: requiredText,
  phone_ending: optionalText,
  roles: list(word(staffRoles, 'editor')),
  /** Only for organisers. */
  leagues: list(staffLeague),
  passkeys: count,
  recovery_codes_left: count,
  joined_at: instant,
  last_seen_at: instant,
});
export type StaffMember = z.output<typeof staffMember>;
