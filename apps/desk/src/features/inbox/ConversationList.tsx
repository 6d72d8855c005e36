import { useApi } from '@maidan/api-client/core/api-provider';
import { inboxQuery } from '@maidan/api-client/queries/desk/inbox';
import { todayQuery } from '@maidan/api-client/queries/desk/today';
import type { InboxState } from '@maidan/contract/desk/inbox/inbox';
import { Box } from '@maidan/ui/layout';
import { SearchField } from '@maidan/ui/SearchField';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../../page/counts.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { VirtualRows } from '../../rows/VirtualRows.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import { useSettled } from '../../page/use-settled.ts';
import { useNow } from '../../times/use-now.ts';
import { paths } from '../../paths.ts';
import { ConversationRow } from './ConversationRow.tsx';

const tabs: readonly (readonly [state: InboxState, name: string])[] = [
  ['waiting', 'Waiting'],
  ['mine', 'Mine'],
  ['calls', 'Calls'],
  ['open', 'Open'],
  ['closed', 'Closed'],
];

const empty: Readonly<Record<InboxState, string>> = {
  waiting: 'Everyone has been answered.',
  mine: 'No conversations assigned to you yet.',
  calls: 'No one is waiting for a call.',
  open: 'No open conversations.',
  closed: 'No closed conversations yet.',
};

/** Pixels of a row. */
const ROW_HEIGHT = 99;

interface ConversationListProps {
  state: InboxState;
  open: string | null;
}

export function ConversationList({ state, open }: ConversationListProps) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  // Keeps the previous results on screen while a search loads.
  const query = useInfiniteQuery({ ...inboxQuery(api, state, q), placeholderData: keepPreviousData });
  const waiting = useQuery(todayQuery(api)).data?.waiting?.count;
  const now = useNow();
  return (
    <>
      <PageHead title="Inbox" />
      <Tabs
        label="Conversations by state"
        tabs={tabs.map(([tab, name]) => ({
          name,
          href: paths.inbox(tab),
          current: tab === state,
          count: tab === 'waiting' && waiting ? countText(waiting) : undefined,
        }))}
      />
      <Box as="search" display="block" paddingBlock={3} paddingInline="gutter" data-key="/">
        <SearchField label="Search by subject or name" value={typed} onChange={setTyped} />
      </Box>
      <Loaded query={query} what="conversations">
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length === 0)
            return (
              <Box as="p" paddingBlock={4} paddingInline="gutter">
                {q === '' ? empty[state] : `No conversations match “${q}”.`}
              </Box>
            );
          return (
            <>
              <VirtualRows rows={rows} rowKey={({ id }) => id} hasMore={query.hasNextPage} estimate={ROW_HEIGHT}>
                {(conversation) => (
                  <ConversationRow
                    conversation={conversation}
                    href={paths.conversation(state, conversation.id)}
                    current={String(conversation.id) === open}
                    now={now}
                  />
                )}
              </VirtualRows>
              <MoreButton paddingBlock={4} paddingInline="gutter" query={query} wide byItself />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
