import { useApi } from '@maidan/api-client/core/api-provider';
import { deskReportsQuery } from '@maidan/api-client/queries/desk/reports';
import { decideReport, deskReports, type ReportCase, type reportStates } from '@maidan/contract/desk/reports';
import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import { showToast } from '@maidan/ui/toast/toast-store';
import { TextLink } from '@maidan/ui/TextLink';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Loaded } from '../../parts/Loaded.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { showUndo } from '../../parts/show-undo.ts';
import { useAct } from '../../parts/use-act.ts';
import { Case } from './Case.tsx';
import { CaseLink } from './CaseLink.tsx';
import { caseKey } from './case-names.ts';
import * as layout from '../../parts/layout.css.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import * as panes from '../../parts/panes.css.ts';
import { useNow } from '../../parts/use-now.ts';
import { paths } from '../../paths.ts';
import * as css from './Cases.css.ts';
import { ReportTabs } from './ReportTabs.tsx';
import type { SanctionChoice } from '../../parts/rules/sanction-names.ts';

type State = (typeof reportStates)[number];

interface Decision {
  readonly of: ReportCase;
  readonly hide: boolean;
  readonly reason: ReportReason;
  readonly sanction?: SanctionChoice;
  /** Where to go from it. */
  readonly next?: string;
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

interface ReportsProps {
  state: State;
  /** The `caseKey` of the case that is open. */
  open: string | null;
}

/** What was reported, what waits for a moderator, or what was decided, next to the case that is open. */
export function Reports({ state, open }: ReportsProps) {
  const api = useApi();
  const navigate = useNavigate();
  const now = useNow();
  const query = useInfiniteQuery(deskReportsQuery(api, state));
  const cases = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const at = cases.findIndex((one) => caseKey(one) === open);
  const current = cases[at];
  const decide = useAct(
    ({ of: { kind, id, decision }, hide, reason, sanction = null }: Decision) =>
      api.call(decideReport, {
        body: { kind, id: Number(id), decision: hide ? 'hide' : 'keep', after: seen(decision), reason, sanction },
      }),
    {
      changes: [deskReports],
      done({ decision: id }, { of, hide, reason, sanction = null, next, isUndo }) {
        if (next !== undefined) void navigate(next, { replace: true });
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
  const href = (one: ReportCase) => paths.reportCase(state, caseKey(one));
  const following = cases[at + 1] ?? cases[at - 1];
  return (
    <div className={css.panes}>
      <section className={open === null ? panes.list : `${panes.list} ${panes.behind}`} aria-label="Queue">
        <PageHead title="Reports" />
        <ReportTabs current={state} />
        <Loaded query={query} what="reports">
          {() =>
            cases.length === 0 ? (
              <p className={panes.padded}>{empty[state]}</p>
            ) : (
              <>
                <ul>
                  {cases.map((one) => (
                    <li key={caseKey(one)}>
                      <CaseLink of={one} href={href(one)} current={one === current} now={now} />
                    </li>
                  ))}
                </ul>
                <MoreButton query={query} wide className={panes.padded} />
                {state === 'open' && <p className={`${layout.small} ${panes.padded}`}>{ORDER}</p>}
              </>
            )
          }
        </Loaded>
      </section>
      {current ? (
        <Case
          key={caseKey(current)}
          of={current}
          state={state}
          position={`${at + 1} of ${cases.length}${query.hasNextPage ? '+' : ''}`}
          pending={decide.isPending}
          onDecide={(hide, reason, sanction) =>
            decide.mutate({
              of: current,
              hide,
              reason,
              sanction,
              next: following && state !== 'done' ? href(following) : paths.reports(state),
            })
          }
        />
      ) : open === null || !query.data ? (
        <p className={panes.nothingOpen}>{cases.length === 0 ? '' : 'Choose a case.'}</p>
      ) : (
        <div className={panes.padded}>
          <p>This case is no longer in this list.</p>
          <TextLink href={paths.reports(state)}>Back to the list</TextLink>
        </div>
      )}
    </div>
  );
}

/** The decision that is on the screen: the server refuses to undo a later one unseen. */
const seen = (decision: ReportCase['decision']): number | null => decision && Number(decision.id);

function describeKept(what: string, { is_hidden: isHidden, held_for: heldFor }: ReportCase): string {
  if (heldFor !== null) return `${what} shown`;
  return isHidden ? `${what} shown again` : `${what} kept`;
}
