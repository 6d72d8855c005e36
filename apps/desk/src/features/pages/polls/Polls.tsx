import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPollsQuery } from '@maidan/api-client/queries/desk/pages';
import { closePoll, deskPolls, type DeskPoll } from '@maidan/contract/desk/pages/polls';
import { formatNumber } from '@maidan/i18n/number';
import { Button } from '@maidan/ui/Button';
import { PlusIcon } from '@maidan/ui/icons';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { MoreButton } from '../../../rows/MoreButton.tsx';
import { showUndo } from '../../../acts/show-undo.ts';
import { useAct } from '../../../acts/use-act.ts';
import { PollDialog } from './PollDialog.tsx';

const votesText = (votes: number) => `${formatNumber(votes)} ${votes === 1 ? 'vote' : 'votes'}`;

function describe({ votes, closed_at: closedAt, tags }: DeskPoll): string {
  const where = tags.length === 0 ? 'on no page yet' : `on ${tags.map(({ name }) => name).join(', ')}`;
  return `${votesText(votes)}, ${where}.${closedAt === null ? '' : ' Closed.'}`;
}

/** Polls, newest first. */
export function Polls() {
  const api = useApi();
  const query = useInfiniteQuery(deskPollsQuery(api));
  const [edited, setEdited] = useState<DeskPoll | 'new' | null>(null);
  const close = useAct(
    ({ poll, closed }: { poll: DeskPoll; closed: boolean; isUndo?: boolean }) =>
      api.call(closePoll, { params: { id: poll.id }, body: { closed } }),
    {
      changes: [deskPolls],
      done: (_, { poll, closed, isUndo }) => {
        const text = closed ? 'Poll closed' : 'Poll reopened';
        if (isUndo) showToast(text);
        else showUndo(text, () => close.mutate({ poll, closed: !closed, isUndo: true }));
      },
    },
  );
  return (
    <>
      <div>
        <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setEdited('new')}>
          New poll
        </Button>
      </div>
      <Loaded query={query} what="polls">
        {({ pages }) => {
          const polls = pages.flatMap(({ data }) => data);
          if (polls.length === 0)
            return <p className={layout.row}>No polls yet. Ask readers something, and show it on a tag’s page.</p>;
          return (
            <ul className={layout.rows}>
              {polls.map((poll) => (
                <li key={poll.id} className={layout.row}>
                  <span className={layout.rowText}>
                    <span className={layout.rowName} dir="auto">
                      {poll.question}
                    </span>
                    <br />
                    <span className={layout.rowNote}>{describe(poll)}</span>
                    {poll.about !== null && (
                      <>
                        <br />
                        <span className={layout.rowNote}>About {poll.about}</span>
                      </>
                    )}
                    <ul className={layout.rowNote} aria-label="Answers">
                      {poll.options.map(({ id, text, votes }) => (
                        <li key={id}>
                          <span dir="auto">{text}</span>: {votesText(votes)}
                        </li>
                      ))}
                    </ul>
                  </span>
                  <span className={layout.actions}>
                    <Button onClick={() => setEdited(poll)}>Edit</Button>
                    <Button
                      pending={close.isPending && close.variables.poll.id === poll.id}
                      onClick={() => close.mutate({ poll, closed: poll.closed_at === null })}
                    >
                      {poll.closed_at === null ? 'Close' : 'Reopen'}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreButton query={query} />
      {edited !== null && <PollDialog poll={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
