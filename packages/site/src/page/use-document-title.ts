import { useEffect } from 'react';

/**
 * Names the document after what has come meanwhile. A loader that runs in the browser does not wait for its data, so
 * that a page opens at once; its `meta` cannot know the name then.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null || document.title === title) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
