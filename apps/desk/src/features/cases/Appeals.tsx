import { useApi } from '@maidan/api-client/core/api-provider';
import { deskAppealsQuery } from '@maidan/api-client/queries/desk/cases';
import { decideAppeal, deskAppeals, deskSanctions, type DeskAppeal } from '@maidan/contract/desk/cases/moderation';
import { today } from '@maidan/contract/desk/today';
import { Button } from '@maidan/ui/Button';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as layout from '../../page/layout.css.ts';
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
            <ul className={css.list}>
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
      <h2 className={layout.rowName}>{`Appeal by ${person}`}</h2>
      <blockquote className={css.quote} dir="auto">
        {text}
      </blockquote>
      <p className={layout.rowNote}>{`Sent to them: ${decision}`}</p>
      {comment === null ? null : (
        <p className={layout.rowNote} dir="auto">
          “{comment}”
        </p>
      )}
      {at === null ? null : <p className={layout.small}>{momentAt(at)}</p>}
      {mayDecide ? (
        <div className={layout.actions}>
          <Button pending={pending} onClick={() => onDecide(true)}>
            Reverse the decision
          </Button>
          <Button pending={pending} onClick={() => onDecide(false)}>
            Keep the decision
          </Button>
        </div>
      ) : (
        <p className={layout.small}>{ownersOnly(refused) ?? 'You made this decision, so another moderator answers.'}</p>
      )}
    </li>
  );
}
