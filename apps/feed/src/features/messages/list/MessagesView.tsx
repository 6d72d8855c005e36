import { useDeletion } from '@maidan/actions/use-deletion';
import { useApi } from '@maidan/api-client/core/api-provider';
import { conversationListQuery } from '@maidan/api-client/queries/account/conversations';
import { SEARCH_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { PlusIcon, TrashIcon } from '@maidan/ui/icons';
import { OfflineBanner } from '@maidan/ui/OfflineBanner';
import { SearchField } from '@maidan/ui/SearchField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { ConversationList } from './ConversationList.tsx';
import { NOTHING_SELECTED } from '../thread/message-text.ts';
import * as css from './Messages.css.ts';
import { NewConversation } from './NewConversation.tsx';
import { conversationDeletion } from './conversation-deletion.ts';
import { useSettled } from '../thread/use-settled.ts';

export function MessagesView() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const q = useSettled(search.trim().slice(0, SEARCH_MAX));
  const [starting, setStarting] = useState(false);
  const pages = useInfiniteQuery(conversationListQuery(useApi(), '')).data?.pages;
  // Before the first conversation there is nothing to delete.
  const isEmpty = pages?.every(({ data }) => data.length === 0) ?? false;
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
  const { hidden, remove } = useDeletion(conversationDeletion);

  function removeSelected() {
    if (selected.size === 0) {
      showToast(NOTHING_SELECTED, { tone: 'error' });
      return;
    }
    remove([...selected]);
    setSelected(new Set());
  }
  const select = useCallback((id: Id, on: boolean) => {
    setSelected((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  }, []);

  return (
    <>
      <div className={css.tools}>
        <search>
          <SearchField label="Search your conversations" value={search} onChange={setSearch} />
        </search>
        <div className={css.buttons}>
          <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setStarting(true)}>
            New Conversation
          </Button>
          {!isEmpty && (
            <Button icon={<TrashIcon size={20} />} onClick={removeSelected}>
              Delete
            </Button>
          )}
          <output className={css.chosen}>{selected.size > 0 ? `${selected.size} selected` : ''}</output>
        </div>
        <OfflineBanner />
      </div>
      <ConversationList q={q} hidden={hidden} selected={selected} onSelect={select} />
      <NewConversation
        open={starting}
        onClose={() => setStarting(false)}
        onStarted={(id) => {
          setStarting(false);
          if (id !== null) void navigate(paths.conversation(id));
        }}
      />
    </>
  );
}
