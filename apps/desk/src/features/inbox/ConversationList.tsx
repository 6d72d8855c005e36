import { useApi } from '@maidan/api-client/core/api-provider';
import { inboxQuery } from '@maidan/api-client/queries/desk/inbox';
import { todayQuery } from '@maidan/api-client/queries/desk/today';
import type { InboxState } from '@maidan/contract/desk/inbox';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { countText } from '../../parts/counts.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import * as panes from '../../parts/panes.css.ts';
import { Tabs } from '../../parts/Tabs.tsx';
import { useNow } from '../../parts/use-now.ts';
import { paths } from '../../paths.ts';
import { ConversationRow } from './ConversationRow.tsx';

const tabs: readonly (readonly [state: InboxState, name: string])[] = [
  ['waiting', 'Waiting'],
  ['mine', 'Mine'],
  ['open', 'Open'],
  ['closed', 'Closed'],
];

const empty: Readonly<Record<InboxState, string>> = {
  waiting: 'Everyone has been answered.',
  mine: 'You have taken no conversation. Take one, and it is here.',
  open: 'No conversation is open.',
  closed: 'No conversation has been closed yet.',
};

interface ConversationListProps {
  state: InboxState;
  open: string | null;
}

export function ConversationList({ state, open }: ConversationListProps) {
  const api = useApi();
  const query = useInfiniteQuery(inboxQuery(api, state));
  const waiting = useQuery(todayQuery(api)).data?.waiting?.count;
  const now = useNow();
  return (
    <>
      <PageHead title="Inbox" />
      <Tabs
        label="Which conversations"
        tabs={tabs.map(([tab, name]) => ({
          name,
          href: paths.inbox(tab),
          current: tab === state,
          count: tab === 'waiting' && waiting ? countText(waiting) : undefined,
        }))}
      />
      <Loaded query={query} what="conversations">
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length === 0) return <p className={panes.padded}>{empty[state]}</p>;
          return (
            <>
              <ul>
                {rows.map((conversation) => (
                  <li key={conversation.id}>
                    <ConversationRow
                      conversation={conversation}
                      href={paths.conversation(state, conversation.id)}
                      current={String(conversation.id) === open}
                      now={now}
                    />
                  </li>
                ))}
              </ul>
              <MoreButton query={query} wide className={panes.padded} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
