import { chatsPage, type ChatMessage } from '@maidan/contract/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isMissing, isUnsupported } from '../compat/extensions.ts';
import type { Api } from '../core/create-api.ts';
import { threadQuery, type ThreadPage } from '../queries/account/conversations.ts';

/** More pages than a person can have missed; beyond that, the whole thread is loaded again. */
const PAGES_MAX = 10;

/** Appends messages to the thread unless it has them already. */
export function appendMessages(client: QueryClient, api: Api, id: Id, added: readonly ChatMessage[]): void {
  client.setQueryData(threadQuery(api, id).queryKey, (thread): InfiniteData<ThreadPage> | undefined => {
    const [newest, ...older] = thread?.pages ?? [];
    if (!thread || !newest) return thread;
    const known = new Set(newest.messages.map((message) => message.id));
    const fresh = added.filter((message) => !known.has(message.id));
    if (fresh.length === 0) return thread;
    const messages = [...newest.messages, ...fresh].toSorted((a, b) => Number(a.id) - Number(b.id));
    return { ...thread, pages: [{ ...newest, messages }, ...older] };
  });
}

/** Loads newer messages for a thread in the cache. After a failure, the next event catches up. */
export async function catchUp(client: QueryClient, api: Api, id: Id): Promise<void> {
  const { queryKey } = threadQuery(api, id);
  const reload = () => client.invalidateQueries({ queryKey });
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const newest = client.getQueryData(queryKey)?.pages[0];
    if (!newest) return;
    const after = Number(newest.messages.at(-1)?.id ?? 0);
    // Without message ids there is nothing to continue from.
    if (isMissing(api, chatsPage) || (newest.messages.length > 0 && !after)) return reload();
    try {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
      const { data, more } = await api.call(chatsPage, { params: { id }, query: { after } });
      appendMessages(client, api, id, data);
      if (!more) return undefined;
    } catch (error) {
      return isUnsupported(error) ? reload() : undefined;
    }
  }
  return reload();
}
