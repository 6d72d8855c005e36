import { useApi } from '@maidan/api-client/core/api-provider';
import { deskAppealsQuery } from '@maidan/api-client/queries/desk/cases';
import { decideAppeal, deskAppeals, deskSanctions, type DeskAppeal } from '@maidan/contract/desk/cases/moderation';
import { today } from '@maidan/contract/desk/today';
import { Button } from '@maidan/ui/Button';
import { Row, Text } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { ownersOnly } from '../../acts/owners-only.ts';
import { momentAt } from '../../times/time.ts';
import { showUndo } from '../../acts/show-undo.ts';
import { useAct } from '../../acts/use-act.ts';
import * as css from './Reports.css.ts';

/** Open appeals. Staff cannot answer an appeal against their own decision or about their own account. */
export function Appeals() {
  const api = useApi();
  const query = useInfiniteQuery(deskAppealsQuery(api));
  const decide = useAct(
    ({ id, granted }: { id: DeskAppeal['id']; granted: boolean | null }) =>
      api.call(decideAppeal, { body: { id: Number(id), granted } }),
    {
      changes: [deskAppeals, deskSanctions, today],
      done(_, { id, granted }) {
        if (granted === null) showToast('Appeal reopened');
        else showUndo(granted ? 'Decision reversed' : 'Decision kept', () => decide.mutate({ id, granted: null }));
      },
    },
  );
  return (
    <>
      <Loaded query={query} what="appeals">
        {({ pages }) => {
          const appeals = pages.flatMap(({ data }) => data);
          if (appeals.length === 0) return <p>No appeals.</p>;
          return (
            <ul>
              {appeals.map((one) => (
                <AppealRow
                  key={one.id}
                  appeal={one}
                  pending={decide.isPending}
                  onDecide={(granted) => decide.mutate({ id: one.id, granted })}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreButton query={query} />
    </>
  );
}

interface AppealRowProps {
  appeal: DeskAppeal;
  pending: boolean;
  onDecide: (granted: boolean) => void;
}

function AppealRow({ appeal, pending, onDecide }: AppealRowProps) {
  const { person, decision, comment, text, at, may_decide: mayDecide, refused } = appeal;
  return (
    <li className={css.item}>
      <Text as="h2" font="name">{`Appeal by ${person}`}</Text>
      <blockquote className={css.quote} dir="auto">
        {text}
      </blockquote>
      <Text font="aside">{`Sent to them: ${decision}`}</Text>
      {comment === null ? null : (
        <Text font="aside" dir="auto">
          “{comment}”
        </Text>
      )}
      {at === null ? null : <Text font="note">{momentAt(at)}</Text>}
      {mayDecide ? (
        <Row flexWrap="wrap">
          <Button pending={pending} onClick={() => onDecide(true)}>
            Reverse the decision
          </Button>
          <Button pending={pending} onClick={() => onDecide(false)}>
            Keep the decision
          </Button>
        </Row>
      ) : (
        <Text font="note">{ownersOnly(refused) ?? 'You made this decision, so another moderator answers.'}</Text>
      )}
    </li>
  );
}
