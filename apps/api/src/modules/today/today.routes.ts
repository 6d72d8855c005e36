import { DESK_COUNT_MAX, DESK_PAGE_SIZE, TODAY_SIZE } from '@maidan/contract/desk/limits';
import {
  failedJobs,
  newFormAnswers,
  retryJob,
  seeFormAnswers,
  today,
  unscoredMatches,
  type FailedJob,
  type NewAnswers,
  type UnscoredMatch,
} from '@maidan/contract/desk/today';
import { countMessages } from '../../adapters/sms/sms-messages.store.ts';
import { answeringRoles, type StaffRole } from '@maidan/contract/desk/access/staff-roles';
import { route, type SignedInStaff } from '../../http/call.ts';
import { defineCursor } from '../../http/cursor.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY, toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { inIndia, type IndianNow } from '../league/fixtures/indian-now.service.ts';
import { kickOff } from '../league/fixtures/kick-off.service.ts';
import { defineModule } from '../module.ts';
import { idCursor, pageOf, requireId } from '../access/cursors.service.ts';
import { describeConversation } from '../inbox/inbox.reply.ts';
import { countWaiting, listInbox } from '../inbox/inbox.store.ts';
import { listActs } from '../log/audit-log.store.ts';
import { describeAct } from '../log/log.reply.ts';
import { listOpenAppeals } from '../moderation/appeals.store.ts';
import { describeAppeals } from '../cases/appeals.reply.ts';
import { listCases } from '../cases/desk-reports.store.ts';
import { describeCases } from '../cases/reports.reply.ts';
import {
  countUnscored,
  findNextMatch,
  listFailedJobs,
  listNewAnswers,
  listUnscored,
  markAnswersSeen,
  restartJob,
  listMissingTags,
  type MatchRow,
  type NewAnswersRow,
} from './today.store.ts';

const jobCursor = defineCursor(['at', 'shown']);
/** Actions that owners should know about. */
const SECURITY = [
  'recovery-code.used',
  'staff.joined',
  'staff.removal-limit',
  'staff.returned',
  'staff.removed',
  'staff.reset',
  'staff.roles-changed',
];

/** Everything that is waiting, by role. */
export const todayModule = defineModule({
  name: 'today',
  routes(context) {
    const { db, clock } = context;
    return [
      route(today, async (_, { staff }) => {
        const now = inIndia(clock());
        const next = await findNextMatch(db, staff, now);
        const answers = is(staff, ...answeringRoles);
        return {
          as_of: toInstant(clock()),
          waiting: answers
            ? {
                count: await countWaiting(db, staff),
                data: (await listInbox(db, staff, { state: 'waiting', words: [], after: null }))
                  .slice(0, TODAY_SIZE)
                  .map(describeConversation),
              }
            : null,
          ...(await queues(context, staff, now)),
          missing_tags: is(staff, 'owner', 'editor') ? await listMissingTags(db) : [],
          next_match: next && is(staff, 'owner', 'editor', 'organiser') ? describeMatch(next) : null,
        };
      }),

      route(unscoredMatches, async ({ query }, { staff }) => {
        const after = idCursor.read(query.cursor)?.id;
        const rows = await listUnscored(db, staff, inIndia(clock()), after, DESK_PAGE_SIZE + 1);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: page.map(describeMatch), cursor };
      }),

      route(failedJobs, async ({ query }) => {
        const after = jobCursor.read(query.cursor);
        const rows = await listFailedJobs(db, after, DESK_PAGE_SIZE + 1);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, ({ failed_at }) => {
          const at = failed_at ?? 0;
          const shown = rows.slice(0, DESK_PAGE_SIZE).filter((row) => row.failed_at === at).length;
          return jobCursor.write({ at, shown: shown + (after?.at === at ? after.shown : 0) });
        });
        return { data: page.map(describeJob), cursor };
      }),

      route(retryJob, ({ body: { kind, key } }, { act }) =>
        act(async (tx, now, log) => {
          if (!(await restartJob(tx, kind, key, now))) throw errors.notFound('job');
          await log({ action: 'job.retried', thing: { kind: 'job', id: `${kind} ${key}`.slice(0, 60) } });
          return null;
        }),
      ),

      route(newFormAnswers, async ({ query }) => {
        const rows = await listNewAnswers(db, idCursor.read(query.cursor)?.id ?? 0);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: page.map(describeAnswers), cursor };
      }),

      route(seeFormAnswers, ({ body }, { act }) =>
        act(async (tx, now, log) => {
          const id = requireId(body.form_id, 'form');
          const until = Math.min(Date.parse(body.until), now);
          const title = await markAnswersSeen(tx, id, until);
          if (title === undefined) throw errors.notFound('form');
          await log({ action: 'form-answers.seen', thing: { kind: 'form', id, name: title } });
          return null;
        }),
      ),
    ];
  },
});

const is = ({ roles }: SignedInStaff, ...wanted: StaffRole[]): boolean => wanted.some((role) => roles.includes(role));

/** The queues that only some roles see; null for the others. */
async function queues({ db, clock, readSmsReport }: AppContext, staff: SignedInStaff, now: IndianNow) {
  const mayPublish = is(staff, 'owner', 'editor');
  const jobs = mayPublish ? await listFailedJobs(db, null, DESK_COUNT_MAX) : null;
  const forms = mayPublish ? await listNewAnswers(db, 0, DESK_COUNT_MAX) : null;
  const moderates = is(staff, 'owner', 'moderator');
  const cases = moderates ? await listCases(db, 'open', null, DESK_COUNT_MAX) : null;
  const held = moderates ? await listCases(db, 'held', null, DESK_COUNT_MAX) : null;
  const appeals = moderates ? await listOpenAppeals(db, null, DESK_COUNT_MAX) : null;
  const since = clock() - 7 * DAY;
  const acts = is(staff, 'owner') ? await listActs(db, { actions: SECURITY, from: since }, DESK_COUNT_MAX) : null;
  const matches = is(staff, 'owner', 'editor', 'organiser')
    ? await listUnscored(db, staff, now, undefined, TODAY_SIZE)
    : null;
  return {
    unscored: matches && { count: await countUnscored(db, staff, now), data: matches.map(describeMatch) },
    failed_jobs: jobs && { count: jobs.length, data: jobs.slice(0, TODAY_SIZE).map(describeJob) },
    reports: cases && { count: cases.length, data: await describeCases(db, cases.slice(0, TODAY_SIZE), 'open') },
    held: held && { count: held.length, data: await describeCases(db, held.slice(0, TODAY_SIZE), 'held') },
    appeals: appeals && {
      count: appeals.length,
      data: await describeAppeals(db, appeals.slice(0, TODAY_SIZE), staff),
    },
    new_answers: forms && { count: forms.length, data: forms.slice(0, TODAY_SIZE).map(describeAnswers) },
    security: acts && { count: acts.length, data: acts.slice(0, TODAY_SIZE).map(describeAct) },
    sms: acts && readSmsReport ? await countMessages(db, clock()) : null,
  };
}

/** A match without a time counts from midnight in India. */
const describeMatch = (row: MatchRow): UnscoredMatch => ({
  id: row.id,
  team_1: row.team_1,
  team_2: row.team_2,
  type: row.type || null,
  starts_at: kickOff(row.day, row.time) ?? kickOff(row.day, '00:00'),
  ground: row.ground || null,
  league: { id: row.league_id, name: row.league },
  category: row.category,
});

type JobRow = Awaited<ReturnType<typeof listFailedJobs>>[number];

const describeJob = ({ kind, key, error, attempts, failed_at }: JobRow): FailedJob => ({
  kind,
  key,
  error: error || null,
  attempts,
  failed_at: toInstant(failed_at ?? 0),
});

const describeAnswers = ({
  id,
  title,
  found,
  oldest_at,
  latest_at,
}: NewAnswersRow): NewAnswers & { form: { id: number } } => ({
  form: { id, title },
  count: found,
  oldest_at: toInstant(oldest_at),
  latest_at: toInstant(latest_at),
});
