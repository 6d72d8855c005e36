import { useMemo, useSyncExternalStore } from 'react';

/** The address of what is in memory, for as long as someone reads it. */
function addressOf(content: Blob | null | undefined) {
  let url: string | undefined;
  return {
    read: () => url,
    subscribe(changed: () => void) {
      if (!content) return () => undefined;
      const own = URL.createObjectURL(content);
      url = own;
      changed();
      return () => {
        URL.revokeObjectURL(own);
        url = undefined;
      };
    },
  };
}

/** An address of what is in memory, while the component shows it; undefined for nothing, and in the first render. */
export function useObjectUrl(content: Blob | null | undefined): string | undefined {
  const { subscribe, read } = useMemo(() => addressOf(content), [content]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}
