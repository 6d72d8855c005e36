import type { Db, Tx } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import { MINUTE } from '../../runtime/clock.ts';
import { hashSecret } from '../sessions/token.service.ts';

const LIFE = 5 * MINUTE;
const TRIES = 5;

export type TicketPurpose = Tables['staff_tickets']['purpose'];

interface NewTicket {
  /** A secret, or a name that only the server can generate. */
  readonly ticket: string;
  readonly purpose: TicketPurpose;
  readonly phone: string;
  readonly staffId: number | null;
  readonly invitationId: number | null;
  readonly challenge: string;
}

/** The ticket for a step that a session has started; one per purpose. */
export const ticketOfSession = (sessionId: number, purpose: 'step-up' | 'add-passkey'): string =>
  `session ${sessionId} ${purpose}`;

export async function saveTicket(
  tx: Tx,
  { ticket, purpose, phone, staffId, invitationId, challenge }: NewTicket,
  now: number,
) {
  const ticket_hash = hashSecret(ticket);
  const about = { purpose, phone, staff_id: staffId, invitation_id: invitationId };
  const row = { ...about, challenge, tries: 0, expires_at: now + LIFE };
  await tx
    .insertInto('staff_tickets')
    .values({ ticket_hash, ...row })
    .onConflict((conflict) => conflict.column('ticket_hash').doUpdateSet(row))
    .execute();
}

export async function findTicket(db: Db, ticket: string, purposes: readonly TicketPurpose[], now: number) {
  return db
    .selectFrom('staff_tickets')
    .selectAll()
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('purpose', 'in', [...purposes])
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .executeTakeFirst();
}

export type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Uses up a ticket. @returns false if it had already been used */
export async function useTicket(tx: Tx, { ticket_hash, challenge }: Ticket): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_tickets')
    .where('ticket_hash', '=', ticket_hash)
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countTicketTry(tx: Tx, { ticket_hash }: Ticket): Promise<void> {
  await tx
    .updateTable('staff_tickets')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('ticket_hash', '=', ticket_hash)
    .execute();
}
