import { useApi } from '@maidan/api-client/core/api-provider';
import { deskReportsQuery } from '@maidan/api-client/queries/desk/reports';
import { decideReport, deskReports, type ReportCase, type reportStates } from '@maidan/contract/desk/reports';
import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../parts/Loaded.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { showUndo } from '../../parts/show-undo.ts';
import { useAct } from '../../parts/use-act.ts';
import { CaseRow } from './CaseRow.tsx';
import type { SanctionChoice } from './HideDialog.tsx';
import * as layout from '../../parts/layout.css.ts';
import * as css from './Reports.css.ts';

type State = (typeof reportStates)[number];

interface Decision {
  readonly of: ReportCase;
  readonly hide: boolean;
  readonly reason: ReportReason;
  readonly sanction?: SanctionChoice;
  readonly isUndo?: boolean;
}

const kindNames: Readonly<Record<ReportKind, string>> = { comment: 'Comment', message: 'Message', post: 'Post' };

const empty: Readonly<Record<State, string>> = {
  open: 'Nothing is reported. Well played.',
  held: 'No comment waits.',
  done: 'No report has been decided yet.',
};

const ORDER =
  'A young person at risk comes first, then what is sexual, hateful or violent or what five people report, then the rest, oldest first.';

/** What was reported, what waits for a moderator, or what was decided. */
export function Reports({ state }: { state: State }) {
  const api = useApi();
  const query = useInfiniteQuery(deskReportsQuery(api, state));
  const decide = useAct(
    ({ of: { kind, id, decision }, hide, reason, sanction = null }: Decision) =>
      api.call(decideReport, {
        body: { kind, id: Number(id), decision: hide ? 'hide' : 'keep', after: seen(decision), reason, sanction },
      }),
    {
      changes: [deskReports],
      done({ decision: id }, { of, hide, reason, sanction = null, isUndo }) {
        const what = kindNames[of.kind];
        const text = hide ? `${what} ${of.kind === 'message' ? 'removed' : 'hidden'}` : describeKept(what, of);
        // Where nothing changed for readers there is nothing to undo, and a sanction is lifted under People.
        const isSame = of.held_for === null && of.is_hidden === hide;
        if (isUndo || isSame || sanction) showToast(text);
        else {
          const decision = { id, verb: hide ? 'hidden' : 'shown', by: null, at: null } as const;
          const undone = { ...of, is_hidden: hide, held_for: null, decision };
          showUndo(text, () => decide.mutate({ of: undone, hide: !hide, reason, isUndo: true }));
        }
      },
    },
  );
  return (
    <>
      <Loaded query={query} what="reports">
        {({ pages }) => {
          const cases = pages.flatMap(({ data }) => data);
          if (cases.length === 0) return <p>{empty[state]}</p>;
          return (
            <>
              {state === 'open' && <p className={layout.small}>{ORDER}</p>}
              <ul className={css.list}>
                {cases.map((one) => (
                  <CaseRow
                    key={`${one.kind} ${one.id}`}
                    reported={one}
                    pending={decide.isPending}
                    onDecide={(hide, reason, sanction) => decide.mutate({ of: one, hide, reason, sanction })}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
      <MoreButton query={query} />
    </>
  );
}

/** The decision that is on the screen: the server refuses to undo a later one unseen. */
const seen = (decision: ReportCase['decision']): number | null => decision && Number(decision.id);

function describeKept(what: string, { is_hidden: isHidden, held_for: heldFor }: ReportCase): string {
  if (heldFor !== null) return `${what} shown`;
  return isHidden ? `${what} shown again` : `${what} kept`;
}
