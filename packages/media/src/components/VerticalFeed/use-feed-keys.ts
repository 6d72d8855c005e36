import { useEffect, useEffectEvent } from 'react';
import { feedAction, type FeedAction, type KeyPress } from '../../gestures/key-map.ts';

/** Handles the keys of the feed anywhere in the page, except in fields and under an open dialog. */
export function useFeedKeys(act: (action: FeedAction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const { key, ctrlKey, altKey, metaKey, repeat } = event;
    const action = feedAction({ key, ctrlKey, altKey, metaKey, repeat, typedIn: placeOf(event.target) });
    if (action === null) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function placeOf(target: EventTarget | null): KeyPress['typedIn'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input[type="range"], [role="slider"]') !== null) return 'slider';
  if (target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]') !== null) return 'text';
  return target.closest('a[href], button, summary, [role="button"]') === null ? 'page' : 'control';
}
