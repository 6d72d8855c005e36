import { useApi } from '@maidan/api-client/api-provider';
import { pollQuery } from '@maidan/api-client/queries/polls';
import type { Id } from '@maidan/contract/wire';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { useQuery } from '@tanstack/react-query';
import * as css from './PollCard.css.ts';

interface PollCardProps {
  id: Id;
  /** An option was chosen: choosing is voting (specification, section 4, "Poll"). */
  onVote: (optionId: string) => void;
}

/** A tag's quiz poll; nothing while it has no options. */
export function PollCard({ id, onVote }: PollCardProps) {
  const { data: poll } = useQuery(pollQuery(useApi(), id));
  if (!poll || poll.options.length === 0) return null;
  return (
    <section className={css.card} aria-label="Poll">
      <RadioGroup
        label={poll.question}
        options={poll.options.map((option) => ({ value: String(option.id), label: option.option_text }))}
        value=""
        onChange={onVote}
      />
    </section>
  );
}
