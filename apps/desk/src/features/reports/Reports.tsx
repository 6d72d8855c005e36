import { useApi } from '@maidan/api-client/core/api-provider';
import { deskReportsQuery } from '@maidan/api-client/queries/desk/reports';
import { decideReport, deskReports, type ReportCase, type reportStates } from '@maidan/contract/desk/reports';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as layout from '../../parts/layout.css.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { showUndo } from '../../parts/show-undo.ts';
import { Tabs } from '../../parts/Tabs.tsx';
import { useAct } from '../../parts/use-act.ts';
import { paths } from '../../paths.ts';
import { CaseRow } from './CaseRow.tsx';
import * as css from './Reports.css.ts';

type State = (typeof reportStates)[number];

interface Decision {
  readonly of: ReportCase;
  readonly hide: boolean;
  readonly isUndo?: boolean;
}

/** What readers reported: the open cases, or the decided ones. */
export function Reports({ state }: { state: State }) {
  const api = useApi();
  const query = useInfiniteQuery(deskReportsQuery(api, state));
  const decide = useAct(
    ({ of: { kind, id, reasons }, hide }: Decision) =>
      api.call(decideReport, {
        body: { kind, id: Number(id), decision: hide ? 'hide' : 'keep', reason: reasons[0]?.reason ?? 'other' },
      }),
    {
      changes: [deskReports],
      done(_, { of, hide, isUndo }) {
        const what = of.kind === 'comment' ? 'Comment' : 'Post';
        const text = hide ? `${what} hidden` : of.is_hidden ? `${what} shown again` : `${what} kept`;
        // Nothing changed for readers: there is nothing to undo.
        if (isUndo || of.is_hidden === hide) showToast(text);
        else showUndo(text, () => decide.mutate({ of: { ...of, is_hidden: hide }, hide: !hide, isUndo: true }));
      },
    },
  );
  return (
    <>
      <PageHead title="Reports" />
      <Tabs
        label="Which reports"
        tabs={[
          { name: 'Open', href: paths.reports('open'), current: state === 'open' },
          { name: 'Decided', href: paths.reports('done'), current: state === 'done' },
        ]}
      />
      <div className={`${layout.body} ${layout.belowTabs}`}>
        <Loaded query={query} what="reports">
          {({ pages }) => {
            const cases = pages.flatMap(({ data }) => data);
            if (cases.length === 0) {
              return (
                <p>{state === 'open' ? 'Nothing is reported. Well played.' : 'No report has been decided yet.'}</p>
              );
            }
            return (
              <ul className={css.list}>
                {cases.map((one) => (
                  <CaseRow
                    key={`${one.kind} ${one.id}`}
                    reported={one}
                    pending={decide.isPending}
                    onDecide={(hide) => decide.mutate({ of: one, hide })}
                  />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <MoreButton query={query} />
      </div>
    </>
  );
}
