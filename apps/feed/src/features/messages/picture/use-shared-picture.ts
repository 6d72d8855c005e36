import { findSharedPicture } from '@maidan/site/document/share-target';
import { useEffect, useEffectEvent } from 'react';
import type { ChosenPicture } from './use-chosen-picture.ts';

/** Chooses the picture that another app shared last, as long as no message took it. @param isFree whether there is none yet */
export function useSharedPicture(isFree: boolean, { choose }: ChosenPicture): void {
  const take = useEffectEvent((file: File | null) => {
    if (file !== null && isFree) choose(file);
  });
  useEffect(() => {
    if (isFree) findSharedPicture().then(take, () => undefined);
  }, [isFree]);
}
