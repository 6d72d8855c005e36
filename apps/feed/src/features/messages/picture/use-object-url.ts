import { useMemo, useSyncExternalStore } from 'react';

/** An object URL of a blob, for as long as it has subscribers. */
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

/** An object URL of a blob while the component is mounted; undefined without one, and in the first render. */
export function useObjectUrl(content: Blob | null | undefined): string | undefined {
  const { subscribe, read } = useMemo(() => addressOf(content), [content]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}
