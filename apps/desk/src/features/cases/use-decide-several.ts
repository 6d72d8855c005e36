import { useApi } from '@maidan/api-client/core/api-provider';
import { isTransient } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { decideReport, type ReportCase } from '@maidan/contract/desk/cases/reports';
import type { ReportReason } from '@maidan/contract/feed/reports';
import { showToast } from '@maidan/ui/toast/toast-store';
import { showUndo } from '../../acts/show-undo.ts';
import { useAct } from '../../acts/use-act.ts';
import { caseThing } from './case-names.ts';
import { changedByDecision, changesReaders, decidedCase, decisionBody } from './use-decide.ts';

interface Several {
  readonly cases: readonly ReportCase[];
  readonly hide: boolean;
  readonly reason: ReportReason;
  readonly isUndo?: boolean;
}

/** Decides cases one after another. Refusals are reported by name; a lost connection leaves the rest undecided. */
export function useDecideSeveral() {
  const api = useApi();

  async function decideAll({ cases, hide, reason }: Several) {
    const done: { of: ReportCase; id: ReportCase['id'] }[] = [];
    const refused: string[] = [];
    for (const of of cases) {
      try {
        const { decision: id } = await api.call(decideReport, { body: decisionBody({ of, hide, reason }) });
        done.push({ of, id });
      } catch (error) {
        const isCutOff = isTransient(error);
        const what = isCutOff ? `Decided ${done.length} of ${cases.length}` : caseThing(of);
        refused.push(`${what}. ${errorMessage(error)}`);
        if (isCutOff) break;
      }
    }
    return { done, refused };
  }

  const act = useAct(decideAll, {
    changes: changedByDecision,
    done({ done, refused }, { hide, reason, isUndo }) {
      for (const text of refused) showToast(text, { tone: 'error' });
      if (done.length === 0) return;
      const changed = done.filter(({ of }) => changesReaders({ of, hide }));
      const text = `${done.length} ${hide ? 'hidden' : changed.length > 0 ? 'shown' : 'kept'}`;
      const undone = changed.map(({ of, id }) => decidedCase(of, hide, id));
      if (isUndo || undone.length === 0) showToast(text);
      else showUndo(text, () => act.mutate({ cases: undone, hide: !hide, reason, isUndo: true }));
    },
  });
  return act;
}
