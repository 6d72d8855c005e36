/** Values by key, which survive a killed browser once `put` has resolved. */
export interface Records {
  /** The values whose keys have this prefix, by key. */
  list(prefix: string): Promise<unknown[]>;
  put(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** False if the browser refuses to store anything: the values then last as long as the page. */
  readonly isKept: boolean;
}

const STORE = 'records';

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  });
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE));
  return finished(request);
}

/** Opens records in IndexedDB, or in memory if the browser has none or refuses it, as private windows may. */
export async function openRecords(name: string): Promise<Records> {
  try {
    return inDatabase(await openDatabase(name));
  } catch {
    return inMemory();
  }
}

function inDatabase(database: IDBDatabase): Records {
  // Strict: nothing is lost if the battery dies right afterwards.
  function change(edit: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    return new Promise((resolve, reject) => {
      const fail = () => reject(transaction.error ?? new Error('could not be kept'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
      edit(transaction.objectStore(STORE));
    });
  }
  return {
    isKept: true,
    list(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
      return finished(database.transaction(STORE).objectStore(STORE).getAll(range));
    },
    put: (key, value) => change((store) => store.put(value, key)),
    remove: (key) => change((store) => store.delete(key)),
  };
}

function inMemory(): Records {
  const values = new Map<string, unknown>();
  return {
    isKept: false,
    async list(prefix) {
      return [...values].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
    },
    async put(key, value) {
      values.set(key, value);
    },
    async remove(key) {
      values.delete(key);
    },
  };
}
