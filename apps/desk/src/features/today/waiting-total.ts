import type { Reply } from '@maidan/contract/core/endpoint';
import type { today } from '@maidan/contract/desk/today';

export type TodayReply = Reply<typeof today>;

/** The total length of this person's queues. */
export const waitingTotal = ({
  waiting,
  reports,
  held,
  appeals,
  unscored,
  failed_jobs: jobs,
  new_answers: answers,
}: TodayReply): number =>
  [waiting, reports, held, appeals, unscored, jobs, answers].reduce((sum, queue) => sum + (queue?.count ?? 0), 0);
