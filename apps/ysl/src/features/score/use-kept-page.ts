import { useEffect, useState } from 'react';
import { keepForOffline } from './keep-for-offline.ts';

/** Whether this page can open offline; null until that is known. */
export function useKeptPage(): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => void keepForOffline().then(setKept), []);
  return isKept;
}
