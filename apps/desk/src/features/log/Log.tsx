import { useApi } from '@maidan/api-client/core/api-provider';
import { deskLogQuery, type LogFilter } from '@maidan/api-client/queries/desk/log';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useOnline } from '@maidan/browser/use-online';
import { deskLogFile, type LoggedAct } from '@maidan/contract/desk/log';
import { Button } from '@maidan/ui/Button';
import { Row } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeAct } from '../../acts/describe-act.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { VirtualRows } from '../../rows/VirtualRows.tsx';
import * as layout from '../../page/layout.css.ts';
import { Section } from '../../page/Section.tsx';
import { CsvButton } from '../../rows/CsvButton.tsx';
import { useNow } from '../../times/use-now.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import { LogFilterFields } from './LogFilterFields.tsx';
import { LogRow } from './LogRow.tsx';
import { undoActOf } from './undo-acts.ts';

const noFilter: LogFilter = {};

/** The actions of staff, newest first. An action can be undone while nothing later has changed the same thing. */
export function Log({ isOwner }: { isOwner: boolean }) {
  const api = useApi();
  const [filter, setFilter] = useState(noFilter);
  const query = useInfiniteQuery({ ...deskLogQuery(api, filter), placeholderData: keepPreviousData });
  const undo = useUndo();
  const offline = useOnline() ? undefined : 'You are offline.';
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Section title="Log" note={isOwner ? 'what everyone did' : 'what you did'}>
      <LogFilterFields filter={filter} onChange={setFilter} isOwner={isOwner} />
      <Loaded query={query} what="log">
        {({ pages }) => {
          const acts = pages.flatMap(({ data }) => data);
          if (acts.length === 0) {
            return (
              <p className={layout.row}>
                {isFiltered ? 'No entries match.' : 'Everything done at the desk is logged here.'}
              </p>
            );
          }
          return (
            <VirtualRows
              className={layout.rows}
              rowClassName={layout.row}
              rows={acts}
              rowKey={({ id }) => id}
              hasMore={query.hasNextPage}
              estimate={72}
            >
              {(act) => (
                <LogRow act={act}>
                  {undo.isFor(act) && (
                    <Button pending={undo.pending === act.id} disabledReason={offline} onClick={() => undo.run(act)}>
                      Undo
                      <VisuallyHidden>– {describeAct(act)}</VisuallyHidden>
                    </Button>
                  )}
                </LogRow>
              )}
            </VirtualRows>
          );
        }}
      </Loaded>
      <Row flexWrap="wrap" paddingTop={4}>
        <MoreButton query={query}>Earlier entries</MoreButton>
        {isOwner && <CsvButton load={(from) => api.call(deskLogFile, { query: { ...filter, ...from } })} />}
      </Row>
    </Section>
  );
}

/** Undoes actions by the calls that the screens use, so the same roles apply. */
function useUndo() {
  const api = useApi();
  const me = useStaff();
  const now = useNow();
  const queryClient = useQueryClient();
  const isFor = (act: LoggedAct): boolean => {
    const undoAct = undoActOf(act, now);
    return undoAct !== null && hasRole(me, ...(undoAct.by.roles ?? []));
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (act: LoggedAct) => undoActOf(act, now)?.run(api, Number(act.thing?.id), act),
    onSuccess: (_, act) => void showToast(`Undone: ${describeAct(act)}`),
    onError: (error) => void showToast(errorMessage(error), { tone: 'error' }),
    // Any screen may show what was undone.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return { isFor, run: (act: LoggedAct) => mutate(act), pending: isPending ? variables.id : null };
}
