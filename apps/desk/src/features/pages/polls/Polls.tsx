import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPollsQuery } from '@maidan/api-client/queries/desk/pages';
import { closePoll, deskPolls, type DeskPoll } from '@maidan/contract/desk/pages/polls';
import { Button } from '@maidan/ui/Button';
import { Row, Text } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { allCounted } from '../../../page/counts.ts';
import { EditableList } from '../../../rows/EditableList.tsx';
import { MoreButton } from '../../../rows/MoreButton.tsx';
import { showUndo } from '../../../acts/show-undo.ts';
import { useAct } from '../../../acts/use-act.ts';
import { PollDialog } from './PollDialog.tsx';

function describe({ votes, closed_at: closedAt, tags }: DeskPoll): string {
  const where = tags.length === 0 ? 'on no page yet' : `on ${tags.map(({ name }) => name).join(', ')}`;
  return `${allCounted(votes, 'vote')}, ${where}.${closedAt === null ? '' : ' Closed.'}`;
}

/** Polls, newest first. */
export function Polls() {
  const api = useApi();
  const query = useInfiniteQuery(deskPollsQuery(api));
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
      <EditableList
        query={query}
        what="polls"
        itemsOf={({ pages }) => pages.flatMap(({ data }) => data)}
        idOf={({ id }) => String(id)}
        renderRow={(poll) => ({ name: poll.question, note: describe(poll), more: <PollText poll={poll} /> })}
        renderActions={(poll, edit) => (
          <Row as="span" flexWrap="wrap">
            <Button onClick={edit}>Edit</Button>
            <Button
              pending={close.isPending && close.variables.poll.id === poll.id}
              onClick={() => close.mutate({ poll, closed: poll.closed_at === null })}
            >
              {poll.closed_at === null ? 'Close' : 'Reopen'}
            </Button>
          </Row>
        )}
        empty="No polls yet. Ask readers something, and show it on a tag’s page."
        add="New poll"
        renderDialog={(poll, onClose) => <PollDialog poll={poll} onClose={onClose} />}
      />
      <MoreButton query={query} />
    </>
  );
}

function PollText({ poll: { about, options } }: { poll: DeskPoll }) {
  return (
    <>
      {about !== null && (
        <>
          <br />
          <Text as="span" font="aside">
            About {about}
          </Text>
        </>
      )}
      <Text as="ul" font="aside" aria-label="Answers">
        {options.map(({ id, text, votes }) => (
          <li key={id}>
            <span dir="auto">{text}</span>: {allCounted(votes, 'vote')}
          </li>
        ))}
      </Text>
    </>
  );
}
