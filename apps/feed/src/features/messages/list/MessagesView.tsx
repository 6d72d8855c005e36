import { t } from '@maidan/i18n/text';
import { useDraft } from '@maidan/actions/drafts';
import { useUndoable } from '@maidan/actions/use-undoable';
import { useApi } from '@maidan/api-client/core/api-provider';
import { conversationListQuery } from '@maidan/api-client/queries/account/conversations';
import { SEARCH_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { readShare } from '@maidan/site/document/share-target';
import { Button } from '@maidan/ui/Button';
import { PlusIcon, TrashIcon } from '@maidan/ui/icons';
import { OfflineBanner } from '@maidan/ui/OfflineBanner';
import { SearchField } from '@maidan/ui/SearchField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { ConversationList } from './ConversationList.tsx';
import * as css from './Messages.css.ts';
import { NewConversation } from './NewConversation.tsx';
import { conversationDeletion } from './conversation-deletion.ts';
import { newConversationDraft } from './draft-places.ts';
import { sharedText, withShared } from './shared-text.ts';
import { useSettled } from '../thread/use-settled.ts';

export function MessagesView() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const q = useSettled(search.trim().slice(0, SEARCH_MAX));
  const [starting, setStarting] = useState(false);
  useShared(useCallback(() => setStarting(true), []));
  const pages = useInfiniteQuery(conversationListQuery(useApi(), '')).data?.pages;
  // Before the first conversation there is nothing to delete.
  const isEmpty = pages?.every(({ data }) => data.length === 0) ?? false;
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
  const { underWay: hidden, start: remove } = useUndoable(conversationDeletion);

  function removeSelected() {
    if (selected.size === 0) {
      showToast(t('inbox.selectToDelete'), { tone: 'error' });
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
          <SearchField label={t('inbox.searchYours')} value={search} onChange={setSearch} />
        </search>
        <div className={css.buttons}>
          <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setStarting(true)}>
            {t('inbox.newConversation')}
          </Button>
          {!isEmpty && (
            <Button icon={<TrashIcon size={20} />} onClick={removeSelected}>
              {t('inbox.delete')}
            </Button>
          )}
          <output className={css.chosen}>
            {selected.size > 0 ? t('inbox.selected', { count: selected.size }) : ''}
          </output>
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

/** Opens a new conversation with the text that another app shares. A shared picture waits on the device. */
function useShared(onShared: () => void): void {
  const [params, setParams] = useSearchParams();
  const { texts, picture } = readShare(params);
  const shared = sharedText(texts);
  const [message, setMessage] = useDraft(newConversationDraft('message'));
  useEffect(() => {
    if (shared === '' && picture === null) return;
    if (shared !== '') setMessage(withShared(message, shared));
    if (picture === 'lost') showToast(t('inbox.pictureLost'), { tone: 'error' });
    onShared();
    setParams({}, { replace: true });
  }, [shared, picture, message, setMessage, onShared, setParams]);
}
