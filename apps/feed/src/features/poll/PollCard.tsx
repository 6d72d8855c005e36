import { t } from '@maidan/i18n/text';
import { useAction } from '@maidan/actions/use-action';
import { voteInPoll } from '@maidan/actions/posts/vote';
import { useApi } from '@maidan/api-client/core/api-provider';
import { pollCountQuery, pollQuery } from '@maidan/api-client/queries/feed/polls';
import { useSession } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import { formatNumber } from '@maidan/i18n/number';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { safeUrl } from '@maidan/ui/html/safe-url';
import { LinkButton } from '@maidan/ui/LinkButton';
import { PercentBar } from '@maidan/ui/PercentBar';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pollShares } from './poll-shares.ts';
import * as css from './PollCard.css.ts';

/** Milliseconds for which the chosen option is shown as selected before the shares appear. */
const SHOWN_AS_CHOICE = 200;

interface PollCardProps {
  id: Id;
  /** Whether there are posts below, to which the result links unless the poll is about something else. */
  hasPosts: boolean;
}

/** Scrolls to the start of the posts: focus alone would scroll only until their top edge is in view. */
function showPosts(): void {
  const posts = document.getElementById('posts');
  posts?.scrollIntoView();
  posts?.focus({ preventScroll: true });
}

/** A tag's quiz poll: options first, shares after the vote or once voting has ended. Renders nothing without options. */
export function PollCard({ id, hasPosts }: PollCardProps) {
  const api = useApi();
  const { signedIn } = useSession();
  const question = useRef<HTMLHeadingElement>(null);
  const [voted, setVoted] = useState(false);
  const [chosen, setChosen] = useState('');
  const { data: poll, isPending } = useQuery(pollQuery(api, id));
  const { data: status } = useQuery({ ...pollCountQuery(api, id), enabled: signedIn });
  const vote = useAction(voteInPoll);
  // The choice shows as selected before it turns into shares.
  const hasVoted = signedIn && chosen === '' && status?.has_voted === true;
  useEffect(() => {
    const turning = chosen === '' ? undefined : setTimeout(() => setChosen(''), SHOWN_AS_CHOICE);
    return () => clearTimeout(turning);
  }, [chosen]);
  useEffect(() => {
    // The focused radio is gone by then. A user who has moved the focus keeps it.
    if (voted && hasVoted && document.activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [voted, hasVoted]);
  if (isPending) return <div className={css.waiting} />;
  if (!poll || poll.options.length === 0) return null;

  if ((hasVoted && status) || poll.closed) {
    const { shares, total } = pollShares(status && status.data.length > 0 ? status.data : poll.options);
    return (
      <Card>
        <h2 className={css.question} tabIndex={-1} ref={question}>
          {poll.question}
        </h2>
        <div className={css.results}>
          {shares.map(({ option, percent }) => (
            <PercentBar
              key={option.id}
              label={option.option_text}
              percent={percent}
              chosenAs={option.id === status?.user_option_id ? t('posts.yourVote') : undefined}
            />
          ))}
        </div>
        <div className={css.foot}>
          <p className={css.total}>
            {t('posts.votes', { count: total, number: formatNumber(total) })}
            {poll.closed && t('posts.votingEnded')}
          </p>
          <LeadOn about={poll.about} hasPosts={hasPosts} />
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <RadioGroup
        compact
        label={poll.question}
        options={poll.options.map((option) => ({ value: String(option.id), label: option.option_text }))}
        value={signedIn ? chosen : ''}
        onChange={(value) => {
          const option = poll.options.find((candidate) => String(candidate.id) === value);
          if (!option) return;
          setVoted(true);
          setChosen(value);
          vote({ quizpoll_id: id, quizpoll_option_id: option.id });
        }}
      />
    </Card>
  );
}

/** The target of `#poll` in a notification's link. On a document load the browser scrolls to it by itself. */
function Card({ children }: { children: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const asked = hash === '#poll' && !cameBack;
  useEffect(() => {
    if (!asked) return;
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <section ref={card} id="poll" tabIndex={-1} className={css.card} aria-label={t('posts.poll')}>
      {children}
    </section>
  );
}

interface LeadOnProps {
  about: string | null;
  hasPosts: boolean;
}

/** Links from the result to what the poll was about, or else to the posts of its tag. */
function LeadOn({ about, hasPosts }: LeadOnProps) {
  const { feedOrigin } = useSiteConfig();
  const address = safeUrl(about, feedOrigin);
  if (!address && !hasPosts) return null;
  return (
    <div className={css.lead}>
      {address ? (
        <LinkButton variant="plain" href={address.href} newTab={address.external}>
          {t('posts.seeAbout')}
        </LinkButton>
      ) : (
        <Button variant="plain" onClick={showPosts}>
          {t('posts.seePosts')}
        </Button>
      )}
    </div>
  );
}
