import { useApi } from '@maidan/api-client/core/api-provider';
import { decideReport, deskReports, type ReportCase } from '@maidan/contract/desk/cases/reports';
import { today } from '@maidan/contract/desk/today';
import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useNavigate } from 'react-router';
import type { SanctionChoice } from '../../acts/sanction-names.ts';
import { showUndo } from '../../acts/show-undo.ts';
import { useAct } from '../../acts/use-act.ts';

interface Decision {
  readonly of: ReportCase;
  readonly hide: boolean;
  readonly reason: ReportReason;
  readonly sanction?: SanctionChoice;
  /** The page to open afterwards. */
  readonly next?: string;
  readonly isUndo?: boolean;
}

const kindNames: Readonly<Record<ReportKind, string>> = { comment: 'Comment', message: 'Message', post: 'Post' };

/** The lists and counts that a decision changes. */
export const changedByDecision = [deskReports, today] as const;

/** The request body. `after` is the decision on screen: the server refuses to overrule one the moderator has not seen. */
export const decisionBody = ({ of: { kind, id, decision }, hide, reason }: Pick<Decision, 'of' | 'hide' | 'reason'>) =>
  ({ kind, id: Number(id), decision: hide ? 'hide' : 'keep', after: decision && Number(decision.id), reason }) as const;

/** Whether a decision changes what readers see and so can be undone. */
export const changesReaders = ({ of, hide }: Pick<Decision, 'of' | 'hide'>): boolean =>
  of.held_for !== null || of.is_hidden !== hide;

/** The case after a decision. */
export const decidedCase = (of: ReportCase, hide: boolean, id: ReportCase['id']): ReportCase => ({
  ...of,
  is_hidden: hide,
  held_for: null,
  decision: { id, verb: hide ? 'hidden' : 'shown', by: null, at: null },
});

/** Decides one case, with an undo if readers notice the change. */
export function useDecide() {
  const api = useApi();
  const navigate = useNavigate();
  const decide = useAct(
    ({ sanction = null, ...decision }: Decision) =>
      api.call(decideReport, { body: { ...decisionBody(decision), sanction } }),
    {
      changes: changedByDecision,
      done({ decision: id }, { of, hide, reason, sanction = null, next, isUndo }) {
        if (next !== undefined) void navigate(next, { replace: true });
        const what = kindNames[of.kind];
        const text = hide ? `${what} ${of.kind === 'message' ? 'removed' : 'hidden'}` : describeKept(what, of);
        // A sanction is lifted under People.
        if (isUndo || !changesReaders({ of, hide }) || sanction) showToast(text);
        else {
          showUndo(text, () => decide.mutate({ of: decidedCase(of, hide, id), hide: !hide, reason, isUndo: true }));
        }
      },
    },
  );
  return decide;
}

function describeKept(what: string, { is_hidden: isHidden, held_for: heldFor }: ReportCase): string {
  if (heldFor !== null) return `${what} shown`;
  return isHidden ? `${what} shown again` : `${what} kept`;
}
