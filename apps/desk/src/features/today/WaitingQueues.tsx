import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { RightIcon } from '@maidan/ui/icons';
import { Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import type { ReactNode } from 'react';
import { countText } from '../../page/counts.ts';
import { clockAt, dayHeading, isTooLong, waited } from '../../times/time.ts';
import { paths } from '../../paths.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { NewAnswersList } from './NewAnswersList.tsx';
import * as layout from '../../page/layout.css.ts';
import * as css from './Today.css.ts';
import { waitingTotal, type TodayReply } from './waiting-total.ts';

interface QueueRowProps {
  count: number;
  name: string;
  href?: string;
  children: ReactNode;
}

/** A queue: its length, its name, and its oldest item in a sentence. */
function QueueRow({ count, name, href, children }: QueueRowProps) {
  const text = countText(count);
  const inside = (
    <>
      <span className={text.length > 3 ? `${css.tile} ${css.wideTile}` : css.tile}>{text}</span>
      <span>
        <Text as="b" display="block" font="name">
          {name}
        </Text>
        <Text as="span" font="aside" overflowWrap="anywhere">
          {children}
        </Text>
      </span>
      {href !== undefined && <RightIcon />}
    </>
  );
  if (href === undefined) return <div className={css.row}>{inside}</div>;
  return (
    <Link className={css.row} href={href} data-row="">
      {inside}
    </Link>
  );
}

/** The non-empty queues for this person's roles. */
export function WaitingQueues({ today, now }: { today: TodayReply; now: number }) {
  const { waiting, reports, held, appeals, unscored, new_answers: answers, failed_jobs: jobs } = today;
  const [oldest] = waiting?.data ?? [];
  const [reported] = reports?.data ?? [];
  const [waitingComment] = held?.data ?? [];
  const [appeal] = appeals?.data ?? [];
  const [match] = unscored?.data ?? [];
  if (waitingTotal(today) === 0) {
    // The warning about missing tags takes the place of this text.
    return today.missing_tags.length > 0 ? null : <p className={layout.row}>Nothing is waiting.</p>;
  }
  return (
    <>
      {waiting && oldest && (
        <QueueRow count={waiting.count} name="Conversations" href={paths.inbox('waiting')}>
          {oldest.person.name}: {oldest.subject}. <Since since={oldest.waiting_since} now={now} />
        </QueueRow>
      )}
      {reports && reported && (
        <QueueRow count={reports.count} name={reports.count === 1 ? 'Report' : 'Reports'} href={paths.reports()}>
          {describeReported(reported)}. <Since since={reported.first_at} now={now} />
        </QueueRow>
      )}
      {held && waitingComment && (
        <QueueRow
          count={held.count}
          name={held.count === 1 ? 'Comment to review' : 'Comments to review'}
          href={paths.reports('held')}
        >
          {waitingComment.post ? `On ${waitingComment.post.name}. ` : ''}
          <Since since={waitingComment.first_at} now={now} />
        </QueueRow>
      )}
      {appeals && appeal && (
        <QueueRow
          count={appeals.count}
          name={appeals.count === 1 ? 'Appeal' : 'Appeals'}
          href={paths.reports('appeals')}
        >
          By {appeal.person}. <Since since={appeal.at} now={now} />
        </QueueRow>
      )}
      {unscored && match && (
        <QueueRow
          count={unscored.count}
          name={unscored.count === 1 ? 'Result missing' : 'Results missing'}
          href={
            unscored.count === 1
              ? paths.fixture(match.league.id, 'open', match.id)
              : paths.league(match.league.id, 'open')
          }
        >
          {match.team_1} v {match.team_2}
          {match.starts_at !== null &&
            `, ${dayHeading(match.starts_at, now).toLowerCase()} at ${clockAt(match.starts_at)}`}
        </QueueRow>
      )}
      {answers && answers.count > 0 && (
        <>
          <QueueRow count={answers.count} name="Answers to forms" href={paths.forms()}>
            New since answers were last marked as seen
          </QueueRow>
          <NewAnswersList answers={answers.data} />
        </>
      )}
      {jobs && jobs.count > 0 && (
        <>
          <QueueRow count={jobs.count} name="Failed jobs">
            The server has stopped retrying them
          </QueueRow>
          <FailedJobs jobs={jobs.data} now={now} />
        </>
      )}
    </>
  );
}

function describeReported({ kind, post, conversation }: ReportCase): string {
  if (kind === 'message') return `A message in “${conversation?.subject ?? 'a conversation'}”`;
  const name = post?.name ?? 'a post';
  return kind === 'post' ? name : `A comment on ${name}`;
}

/** How long something has waited. */
function Since({ since, now }: { since: string | null; now: number }) {
  if (since === null) return null;
  return <span className={isTooLong(since, now) ? css.tooLong : css.wait}>{waited(since, now)}</span>;
}
