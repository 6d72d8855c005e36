/** A waiting list, as staff see it. */
import * as z from 'zod/mini';
import { count, id, optionalText, text } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list } from '../core/wire-lists.ts';

const waiting = z.object({
  id,
  /** From 1. */
  position: count,
  person: z.object({ id, name: text, phone_ending: optionalText }),
  joined_at: instant,
  /** Until when a place is held; null without an offer. */
  offered_until: instant,
});
export type WaitingPerson = z.output<typeof waiting>;

export const waitingPeople = z.object({ data: list(waiting), cursor: optionalText });

export const offeredPlace = z.object({ offered_until: instant });
