import type { Person, PersonRow as PersonReply } from '@maidan/contract/desk/people';
import type { ReachLimit } from '@maidan/contract/rules/reach';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import type { Db } from '../../db/open-database.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { SignedInStaff } from '../../http/call.ts';
import type { SessionLives } from '../../runtime/env.ts';
import { isEndless, listSanctionsOf, type Sanction } from '../moderation/sanctions.store.ts';
import { listSessions } from '../sessions/sessions.store.ts';
import { findReachLimit } from '../access/require-reach.service.ts';
import { phoneEnding } from '../access/staff-member.reply.ts';
import { findStaffByPhone, listRoles } from '../access/staff.store.ts';
import { listLeagues, listTeams } from '../inbox/inbox.store.ts';
import { countComments, listConversationsOf, listInForce, type PersonRow } from './people.store.ts';

/** The decisions and conversations shown for a person. */
const SHOWN = 20;

const instantOrNull = (at: number | null) => (at === null ? null : toInstant(at));

/** The number of an account; null once the number has moved elsewhere. */
export const numberOf = ({ phone }: Pick<PersonRow, 'phone'>): string | null => (/^\+?\d/.test(phone) ? phone : null);

export async function describePeople(db: Db, rows: readonly PersonRow[], now: number): Promise<PersonReply[]> {
  const inForce = await listInForce(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const kinds = new Map(inForce.map(({ user_id, kind }) => [user_id, kind]));
  return rows.map((row) => describeRow(row, kinds.get(row.id) ?? null));
}

const describeRow = (row: PersonRow, sanction: SanctionKind | null): PersonReply => ({
  id: row.id,
  name: row.name,
  phone_ending: phoneEnding(numberOf(row)),
  since: toInstant(row.created_at),
  sanction,
  leaves_at: instantOrNull(row.due_at),
});

interface Look {
  readonly now: number;
  readonly lives: SessionLives;
  readonly staff: SignedInStaff;
}

export async function describePerson(db: Db, row: PersonRow, { now, lives, staff }: Look): Promise<Person> {
  const inForce = await listInForce(db, [row.id], now);
  const phone = numberOf(row);
  const member = phone === null ? undefined : await findStaffByPhone(db, phone);
  const roles = member ? ((await listRoles(db, [member.id])).get(member.id) ?? []) : [];
  const isOwner = staff.roles.includes('owner');
  const refused = await findReachLimit(db, staff, { userId: row.id, isUnprompted: true });
  const ofAccount = await findReachLimit(db, staff, { userId: row.id });
  const ofEndless = await findReachLimit(db, staff, { userId: row.id, isEndless: true });
  const sanctions = await listSanctionsOf(db, row.id, SHOWN);
  const sessions = await listSessions(db, row.id, lives, now);
  const conversations = isOwner ? await listConversationsOf(db, row.id, SHOWN) : [];
  return {
    ...describeRow(row, inForce.at(-1)?.kind ?? null),
    roles,
    refused,
    sessions_refused: isOwner ? null : ofAccount,
    teams: await listTeams(db, row.id),
    leagues: await listLeagues(db, row.id),
    comments: await countComments(db, row.id),
    sanctions: sanctions.map((one) => describeSanction(one, now, isEndless(one) ? ofEndless : ofAccount)),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      created_at: toInstant(session.created_at),
      last_used_at: toInstant(session.last_used_at),
    })),
    conversations: conversations.map(({ id, name, status, latest_at: latestAt }) => ({
      id,
      subject: name,
      open: status === 1,
      latest_at: toInstant(latestAt),
    })),
  };
}

function describeSanction(of: Sanction, now: number, refused: ReachLimit | null): Person['sanctions'][number] {
  const { id, kind, rule, created_at: at, ends_at: endsAt, lifted_at: liftedAt } = of;
  return {
    id,
    kind,
    rule,
    at: toInstant(at),
    ends_at: instantOrNull(endsAt),
    in_force: liftedAt === null && (kind === 'warning' || endsAt === null || endsAt > now),
    refused,
  };
}
