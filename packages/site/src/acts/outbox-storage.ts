import { parseObject } from '@maidan/browser/json';
import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { readId, type Id } from '@maidan/contract/core/wire';

const KEY = 'outbox';
const DAY = 24 * 60 * 60_000;
/** After a week offline nobody expects a tap to be sent any more. */
const MAX_AGE = 7 * DAY;
const MOST = 100;

/** An act that waits for the network. */
export interface KeptAct {
  /** Which act: 'like', 'comment'. */
  readonly name: string;
  /** What it is about; an act takes the place of an earlier one of the same name and subject. */
  readonly subject: string;
  /** JSON; whoever reads it back checks it, since storage can be written by anybody with the browser in hand. */
  readonly data: unknown;
  /** The same at every try, so that a repeat after a lost answer writes nothing twice. */
  readonly key: string;
  /** Whose act it is: it is sent as nobody else. */
  readonly userId: Id;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Acts done offline, in the order they were done; they survive a reload and are shared by all tabs. */
export interface OutboxStore {
  list(now?: number): KeptAct[];
  put(act: KeptAct): void;
  /** @param key only if it is still this try */
  remove(name: string, subject: string, key?: string): void;
  /** Drops everybody's but this user's; all with null. */
  keepOnly(userId: Id | null): void;
}

function readAct(value: unknown): KeptAct | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, subject, data, key, userId: user, time } = value as Partial<Record<keyof KeptAct, unknown>>;
  const userId = readId(user);
  if (typeof name !== 'string' || typeof subject !== 'string' || typeof key !== 'string') return null;
  return userId === undefined || typeof time !== 'number' ? null : { name, subject, data, key, userId, time };
}

const isOther = (name: string, subject: string) => (act: KeptAct) => act.name !== name || act.subject !== subject;

export function createOutboxStore(area: StorageArea = siteArea): OutboxStore {
  function list(now = Date.now()): KeptAct[] {
    const acts = parseObject(area.get(KEY))?.['acts'];
    if (!Array.isArray(acts)) return [];
    return acts.map(readAct).filter((act) => act !== null && now - act.time <= MAX_AGE) as KeptAct[];
  }

  function write(acts: readonly KeptAct[]): void {
    if (acts.length === 0) area.remove(KEY);
    else area.set(KEY, JSON.stringify({ acts: acts.slice(-MOST) }));
  }

  return {
    list,
    put: (act) => write([...list().filter(isOther(act.name, act.subject)), act]),
    remove(name, subject, key) {
      const acts = list();
      const rest = acts.filter((act) => isOther(name, subject)(act) || (key !== undefined && act.key !== key));
      if (rest.length < acts.length) write(rest);
    },
    keepOnly: (userId) => write(list().filter((act) => act.userId === userId)),
  };
}
