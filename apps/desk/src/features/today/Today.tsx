import { useApi } from '@maidan/api-client/core/api-provider';
import { todayQuery } from '@maidan/api-client/queries/desk/today';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../page/counts.ts';
import { MissingTags } from '../../page/MissingTags.tsx';
import { Loaded } from '../../rows/Loaded.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { Section } from '../../page/Section.tsx';
import { clockAt, dayAt, weekdayAt } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import { NextMatch } from './NextMatch.tsx';
import { SecurityNews } from './SecurityNews.tsx';
import { TextMessagesFacts } from './TextMessagesFacts.tsx';
import * as css from './Today.css.ts';
import { waitingTotal, type TodayReply } from './waiting-total.ts';
import { WaitingQueues } from './WaitingQueues.tsx';

function sentence(today: TodayReply | undefined): string {
  if (!today) return '';
  const total = waitingTotal(today);
  if (total > 0) return ` ${counted(total, 'thing is', 'things are')} waiting.`;
  if (today.missing_tags.length > 0) return '';
  const { next_match: match } = today;
  return match?.starts_at
    ? ` Nothing is waiting. The next match is on ${weekdayAt(match.starts_at)}.`
    : ' Nothing is waiting.';
}

/** The work waiting for this person: a run sheet rather than a dashboard. */
export function Today() {
  const query = useQuery(todayQuery(useApi()));
  const now = useNow();
  return (
    <>
      <PageHead title={weekdayAt(now)} under={`${dayAt(now)}, ${clockAt(now)}.${sentence(query.data)}`} />
      {query.data?.next_match && <NextMatch match={query.data.next_match} now={now} />}
      <div className={css.sheet}>
        <Section title="Waiting for you" note="oldest first">
          <MissingTags slugs={query.data?.missing_tags ?? []} />
          <Loaded query={query} what="queues">
            {(today) => <WaitingQueues today={today} now={now} />}
          </Loaded>
        </Section>
        {query.data?.security && query.data.security.count > 0 && (
          <Section title="Sign-ins and roles" note="this week">
            <SecurityNews entries={query.data.security.data} now={now} />
          </Section>
        )}
        {query.data?.sms && (
          <Section title="Text messages" note="last 24 hours">
            <TextMessagesFacts messages={query.data.sms} />
          </Section>
        )}
      </div>
    </>
  );
}
