import { useApi } from '@maidan/api-client/core/api-provider';
import { deskSanctionsQuery } from '@maidan/api-client/queries/desk/cases';
import { deskSanctions, liftSanction, type Sanctioned } from '@maidan/contract/desk/cases/moderation';
import { Button } from '@maidan/ui/Button';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { momentAt } from '../../times/time.ts';
import { showUndo } from '../../acts/show-undo.ts';
import { useAct } from '../../acts/use-act.ts';
import { ownersOnly } from '../../acts/owners-only.ts';
import { reasonNames } from '../../acts/reason-names.ts';
import { sanctionNames } from '../../acts/sanction-names.ts';
import { ListRow } from '../../rows/ListRow.tsx';

interface Change {
  readonly of: Sanctioned;
  readonly isLifted: boolean;
}

/** People under a limit, suspension or ban, with its end. */
export function Sanctions() {
  const api = useApi();
  const query = useInfiniteQuery(deskSanctionsQuery(api));
  const change = useAct(
    ({ of, isLifted }: Change) => api.call(liftSanction, { body: { id: Number(of.id), lifted: isLifted } }),
    {
      changes: [deskSanctions],
      done(_, { of, isLifted }) {
        if (!isLifted) showToast(`${sanctionNames[of.kind]} again: ${of.person}`);
        else showUndo(`${of.person} can take part again`, () => change.mutate({ of, isLifted: false }));
      },
    },
  );
  return (
    <>
      <Loaded query={query} what="people">
        {({ pages }) => {
          const people = pages.flatMap(({ data }) => data);
          if (people.length === 0) return <p>No one is limited, suspended or banned.</p>;
          return (
            <ul>
              {people.map((one) => (
                <ListRow
                  key={one.id}
                  name={one.person}
                  note={`${sanctionNames[one.kind]} ${one.ends_at === null ? 'permanently' : `until ${momentAt(one.ends_at)}`}, for: ${reasonNames[one.rule]}`}
                >
                  <Button
                    pending={change.isPending && change.variables.of.id === one.id}
                    disabledReason={ownersOnly(one.refused)}
                    onClick={() => change.mutate({ of: one, isLifted: true })}
                  >
                    Lift
                  </Button>
                </ListRow>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreButton query={query} />
    </>
  );
}
