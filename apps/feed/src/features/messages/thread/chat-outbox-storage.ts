import { parseObject } from '@maidan/browser/json';
import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { readId, type Id } from '@maidan/contract/core/wire';

const KEY = 'chat-outbox';
const MOST = 100;

/** A message that the server has not confirmed. */
export interface OutgoingChat {
  /** The same at every try, so that a repeat after a lost answer writes nothing twice. */
  readonly key: string;
  readonly userId: Id;
  readonly conversationId: Id;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** Why it did not go through, in words for the person; null while it waits or is on its way. */
  readonly failed: string | null;
}

/** Messages on their way, in the order they were written; they survive a reload and are shared by all tabs. */
export interface ChatOutboxStore {
  /** The same array as long as nothing changed. */
  list(): readonly OutgoingChat[];
  /** Adds it, or takes the place of the one with its key. */
  put(chat: OutgoingChat): void;
  remove(key: string): void;
  /** Drops everybody's but this user's; all with null. */
  keepOnly(userId: Id | null): void;
  subscribe(listener: () => void): () => void;
}

function readChat(value: unknown): OutgoingChat | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, userId: user, conversationId: talk, text, at, failed } = value as Partial<Record<string, unknown>>;
  const [userId, conversationId] = [readId(user), readId(talk)];
  if (typeof key !== 'string' || typeof text !== 'string' || typeof at !== 'string') return null;
  if (userId === undefined || conversationId === undefined) return null;
  return { key, userId, conversationId, text, at, failed: typeof failed === 'string' ? failed : null };
}

export function createChatOutboxStore(area: StorageArea = siteArea): ChatOutboxStore {
  let read: { raw: string | null; chats: readonly OutgoingChat[] } = { raw: null, chats: [] };

  function list(): readonly OutgoingChat[] {
    const raw = area.get(KEY);
    if (raw === read.raw) return read.chats;
    const found = parseObject(raw)?.['chats'];
    const chats = Array.isArray(found) ? found.map(readChat).filter((chat) => chat !== null) : [];
    read = { raw, chats };
    return chats;
  }

  function write(chats: readonly OutgoingChat[]): void {
    if (chats.length === 0) area.remove(KEY);
    else area.set(KEY, JSON.stringify({ chats: chats.slice(-MOST) }));
  }

  return {
    list,
    put(chat) {
      const all = list();
      const there = all.findIndex(({ key }) => key === chat.key);
      write(there < 0 ? [...all, chat] : all.with(there, chat));
    },
    remove(key) {
      const rest = list().filter((chat) => chat.key !== key);
      if (rest.length < list().length) write(rest);
    },
    keepOnly(userId) {
      const rest = list().filter((chat) => chat.userId === userId);
      if (rest.length < list().length) write(rest);
    },
    subscribe: (listener) => area.subscribe([KEY], listener),
  };
}

/** The one of this site. */
export const chatOutboxStore: ChatOutboxStore = createChatOutboxStore();
