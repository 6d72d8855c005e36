import { siteArea } from '@maidan/browser/storage-area';
import { KEPT_CLIPS_KEY } from '@maidan/site/features/saved/kept-clips-key';
import { useEffect, useState } from 'react';

/** The address of a post's clip stored on this device; undefined if it is not stored, and in the first render. */
export function useKeptClip(slug: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (siteArea.get(KEPT_CLIPS_KEY) === null) return;
    import('@maidan/site/features/saved/kept-clips').then(
      ({ findKeptClip }) => setAddress(findKeptClip(slug)),
      () => undefined,
    );
  }, [slug]);
  return address;
}
