import { useApi } from '@maidan/api-client/api-provider';
import { pollCountQuery, pollQuery } from '@maidan/api-client/queries/polls';
import { useSession } from '@maidan/auth/use-session';
import type { Id } from '@maidan/contract/wire';
import { PercentBar } from '@maidan/ui/PercentBar';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pollShares } from './poll-shares.ts';
import * as css from './PollCard.css.ts';
import { useVote } from './use-vote.ts';

const count = new Intl.NumberFormat('en-IN');

/** A tag's quiz poll: options first, shares after the vote (specification, section 4, "Poll"). Nothing without options. */
export function PollCard({ id }: { id: Id }) {
  const api = useApi();
  const { signedIn } = useSession();
  const [chosen, setChosen] = useState('');
  const { data: poll } = useQuery(pollQuery(api, id));
  const { data: status } = useQuery({ ...pollCountQuery(api, id), enabled: signedIn });
  const vote = useVote();
  if (!poll || poll.options.length === 0) return null;

  if (signedIn && status?.has_voted) {
    const { shares, total } = pollShares(status.data.length > 0 ? status.data : poll.options);
    return (
      <section className={css.card} aria-label="Poll">
        <h2 className={css.question}>{poll.question}</h2>
        {shares.map(({ option, percent }) => (
          <PercentBar
            key={option.id}
            label={option.option_text}
            percent={percent}
            chosenAs={option.id === status.user_option_id ? 'Your vote' : undefined}
          />
        ))}
        <p className={css.total}>
          {count.format(total)} {total === 1 ? 'vote' : 'votes'}
        </p>
      </section>
    );
  }
  return (
    <section className={css.card} aria-label="Poll">
      <RadioGroup
        label={poll.question}
        options={poll.options.map((option) => ({ value: String(option.id), label: option.option_text }))}
        value={signedIn ? chosen : ''}
        onChange={(value) => {
          const option = poll.options.find((candidate) => String(candidate.id) === value);
          if (!option) return;
          setChosen(value);
          vote(id, option.id);
        }}
      />
    </section>
  );
}
