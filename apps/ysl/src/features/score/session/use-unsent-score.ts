import { openRecords } from '@maidan/browser/records';
import { useEffect, useState } from 'react';
import { listUnsent } from './kept-matches.ts';

/** Number of events scored on this device that the server does not have; null until it is known. */
export function useUnsentScore(): number | null {
  const [unsent, setUnsent] = useState<number | null>(null);
  useEffect(() => {
    openRecords('maidan-score')
      .then(listUnsent)
      .then((matches) => setUnsent(matches.reduce((sum, { count }) => sum + count, 0)))
      .catch(() => setUnsent(0));
  }, []);
  return unsent;
}
