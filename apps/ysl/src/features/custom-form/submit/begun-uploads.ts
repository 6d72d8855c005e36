import type { BegunUploads } from '@maidan/api-client/uploads/send-in-pieces';
import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';
import type { Id } from '@maidan/contract/core/wire';

const DAY_MS = 24 * 60 * 60_000;

/** The last upload of a field, and its file. */
interface Slot {
  readonly file: string;
  readonly id: string;
}

interface Begun {
  readonly userId: Id | null;
  /** Keyed by form and field. */
  readonly slots: Readonly<Record<string, Slot>>;
}

/** The upload of a field. */
export interface BegunField extends BegunUploads {
  /** The key of its file. */
  file(): string | null;
}

const isSlot = (value: unknown): value is Slot =>
  typeof value === 'object' && value !== null && 'file' in value && 'id' in value && typeof value.id === 'string';

/**
 * Started uploads, at most one for each field of a form. They survive a reload.
 * @param area shared by all tabs
 */
export function createBegunUploads(area: StorageArea) {
  const store = createStore<Begun | null>({
    initial: null,
    maxAgeMs: DAY_MS,
    perUser: (value, userId) => (value === null || value.userId === userId ? value : null),
    persist: {
      area,
      key: 'form_uploads',
      ...asJson(({ userId, slots }) => {
        if (typeof slots !== 'object' || slots === null) return null;
        const own = Object.entries(slots).filter(([, slot]) => isSlot(slot));
        return { userId: userId as Id | null, slots: Object.fromEntries(own) as Record<string, Slot> };
      }),
    },
  });
  return {
    of(userId: Id | null, formId: Id, fieldId: Id): BegunField {
      const field = `${formId}/${fieldId}`;
      const slots = () => (store.get()?.userId === userId ? (store.get()?.slots ?? {}) : {});
      return {
        file: () => slots()[field]?.file ?? null,
        read: (file) => (slots()[field]?.file === file ? (slots()[field]?.id ?? null) : null),
        keep(file, id) {
          const { [field]: _, ...others } = slots();
          store.set({ userId, slots: id === null ? others : { ...others, [field]: { file, id } } });
        },
      };
    },
    /** Forgets the uploads of a form whose answers were sent or queued: they are in use now and must not be cancelled. */
    forget(formId: Id): void {
      const begun = store.get();
      if (begun === null) return;
      const others = Object.entries(begun.slots).filter(([field]) => !field.startsWith(`${formId}/`));
      store.set({ ...begun, slots: Object.fromEntries(others) });
    },
  };
}

export const begunUploads = createBegunUploads(siteArea);
