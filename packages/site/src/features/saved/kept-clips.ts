import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, type Store, type UserId } from '@maidan/browser/store';
import { useStore } from '@maidan/browser/use-store';
import { KEPT } from '@maidan/service-worker/addresses';
import { MEDIA_CACHE } from '@maidan/service-worker/messages';
import { useEffect } from 'react';
import { KEPT_CLIPS_KEY } from './kept-clips-key.ts';

/** A clip whose file is on this device. */
export interface KeptClip {
  /** The slug of its post. */
  readonly slug: string;
  /** A path of this site. */
  readonly address: string;
  readonly bytes: number;
}

interface KeptClips {
  /** Null for a visitor's clips, which go to the next user who logs in. */
  readonly userId: UserId | null;
  readonly clips: readonly KeptClip[];
}

const initial: KeptClips = { userId: null, clips: [] };

function readClip(stored: unknown): KeptClip[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { slug, address, bytes } = stored as Readonly<Record<string, unknown>>;
  const isRead = typeof slug === 'string' && typeof address === 'string' && typeof bytes === 'number';
  return isRead && /^\/(?!\/)/.test(address) ? [{ slug, address, bytes }] : [];
}

/** The list of clips stored on this device; the worker's copies contain their files. */
export const createKeptClips = (area: StorageArea = siteArea): Store<KeptClips> =>
  createStore<KeptClips>({
    initial,
    persist: {
      area,
      key: KEPT_CLIPS_KEY,
      read: asJson(({ userId, clips }) => ({
        userId: typeof userId === 'number' || typeof userId === 'string' ? userId : null,
        clips: Array.isArray(clips) ? clips.flatMap(readClip) : [],
      })).read,
      write: (value) => (value.clips.length === 0 ? null : JSON.stringify(value)),
    },
    perUser(kept, userId) {
      if (kept.userId === userId) return kept;
      return kept.userId === null ? { ...kept, userId } : initial;
    },
  });

export const keptClips = createKeptClips();

export const addKeptClip = (clip: KeptClip, userId: UserId | null): void =>
  keptClips.set({ userId, clips: [...keptClips.get().clips.filter(({ slug }) => slug !== clip.slug), clip] });

export function removeKeptClip(slug: string): void {
  const { userId, clips } = keptClips.get();
  if (clips.some((clip) => clip.slug === slug))
    keptClips.set({ userId, clips: clips.filter((clip) => clip.slug !== slug) });
}

/** The clips on this device whose files the browser has not deleted. */
export function useKeptClips(): readonly KeptClip[] {
  const { clips } = useStore(keptClips);
  useEffect(() => {
    const check = () => void forgetLostClips().catch(() => undefined);
    check();
    // Storing a clip may push out older ones.
    return keptClips.subscribe(check);
  }, []);
  return clips;
}

/** The address of a post's clip on this device. */
export function findKeptClip(slug: string): string | undefined {
  const clip = keptClips.get().clips.find((one) => one.slug === slug);
  return clip && addressOnDevice(clip);
}

/** The address at which a player reads the file from the device, or else from the network. */
const addressOnDevice = ({ address }: KeptClip): string => address + KEPT;

/** Forgets clips whose files are gone: browsers delete some when space is short, and a withdrawn post deletes all of them. */
export async function forgetLostClips(store: Store<KeptClips> = keptClips): Promise<void> {
  const { clips } = store.get();
  if (clips.length === 0) return;
  const cache = await caches.open(MEDIA_CACHE);
  const found = await Promise.all(clips.map((clip) => cache.match(addressOnDevice(clip), { ignoreVary: true })));
  const lost = new Set(clips.filter((_clip, index) => found[index] === undefined).map(({ address }) => address));
  const now = store.get();
  // One may have been kept or removed in the meantime.
  const left = now.clips.filter(({ address }) => !lost.has(address));
  if (left.length < now.clips.length) store.set({ userId: now.userId, clips: left });
}
