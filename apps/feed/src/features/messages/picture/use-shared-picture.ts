import { findSharedPicture } from '@maidan/site/document/share-target';
import { useEffect, useEffectEvent } from 'react';
import type { ChosenPicture } from './use-chosen-picture.ts';

/** Chooses the picture that another app shared last, unless a message has used it. @param isFree whether none is chosen yet */
export function useSharedPicture(isFree: boolean, { choose }: ChosenPicture): void {
  const take = useEffectEvent((file: File | null) => {
    if (file !== null && isFree) choose(file);
  });
  useEffect(() => {
    if (isFree) findSharedPicture().then(take, () => undefined);
  }, [isFree]);
}
