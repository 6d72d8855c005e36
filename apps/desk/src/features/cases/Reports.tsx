import { useApi } from '@maidan/api-client/core/api-provider';
import { deskReportsQuery } from '@maidan/api-client/queries/desk/cases';
import type { ReportCase, reportStates } from '@maidan/contract/desk/cases/reports';
import { IconButton } from '@maidan/ui/IconButton';
import { BoxIcon } from '@maidan/ui/icons';
import { Box, Text } from '@maidan/ui/layout';
import { TextLink } from '@maidan/ui/TextLink';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { CaseList } from './CaseList.tsx';
import { Case } from './Case.tsx';
import { caseKey } from './case-names.ts';
import { PageHead } from '../../page/PageHead.tsx';
import * as panes from '../../page/panes.css.ts';
import { paths } from '../../paths.ts';
import * as css from './Cases.css.ts';
import { ChosenCases } from './ChosenCases.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { useDecide } from './use-decide.ts';

type State = (typeof reportStates)[number];

const empty: Readonly<Record<State, string>> = {
  open: 'No open reports. Well played.',
  held: 'No comments are waiting.',
  done: 'No reports have been decided yet.',
};

const ORDER =
  'A young person at risk comes first, then sexual, hateful or violent content and anything reported by five people, then the rest, oldest first.';

interface ReportsProps {
  state: State;
  /** The `caseKey` of the open case. */
  open: string | null;
}

/** Open, held or decided cases, next to the open one. */
export function Reports({ state, open }: ReportsProps) {
  const api = useApi();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const query = useInfiniteQuery(deskReportsQuery(api, state));
  const cases = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const at = cases.findIndex((one) => caseKey(one) === open);
  const current = cases[at];
  const decide = useDecide();
  const href = (one: ReportCase) => paths.reportCase(state, caseKey(one));
  const following = cases[at + 1] ?? cases[at - 1];
  return (
    <div className={css.panes}>
      <section className={open === null ? panes.list : `${panes.list} ${panes.behind}`} aria-label="Queue">
        <PageHead title="Reports">
          {state !== 'done' && cases.length > 1 && (
            <IconButton
              label="Select several"
              icon={<BoxIcon />}
              aria-pressed={chosen !== null}
              onClick={() => setChosen(chosen ? null : new Set())}
            />
          )}
        </PageHead>
        <ReportTabs current={state} />
        <Loaded query={query} what="reports">
          {() =>
            cases.length === 0 ? (
              <Box as="p" paddingBlock={4} paddingInline="gutter">
                {empty[state]}
              </Box>
            ) : (
              <>
                <CaseList cases={cases} current={current} hrefOf={href} chosen={chosen} onChoose={setChosen} />
                <MoreButton paddingBlock={4} paddingInline="gutter" query={query} wide />
                {state === 'open' && (
                  <Text paddingBlock={4} paddingInline="gutter" font="note">
                    {ORDER}
                  </Text>
                )}
                {chosen && (
                  <ChosenCases cases={cases} chosen={chosen} onChoose={setChosen} onEnd={() => setChosen(null)} />
                )}
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
        <Box paddingBlock={4} paddingInline="gutter">
          <p>This case is no longer in this list.</p>
          <TextLink href={paths.reports(state)}>Back to the list</TextLink>
        </Box>
      )}
    </div>
  );
}
