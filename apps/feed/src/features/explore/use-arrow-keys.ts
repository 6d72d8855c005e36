import { useRef, type KeyboardEvent } from 'react';

/**
 * Arrow keys between a field and the links of its results: Down moves from the field to the first link, Up moves back,
 * Escape returns to the field from anywhere. Enter follows a link natively.
 */
export function useArrowKeys() {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const links = [...(place.current?.querySelectorAll<HTMLElement>('[data-results] a[href]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const inField = document.activeElement === field.current;
    if ((!inField && at < 0) || event.nativeEvent.isComposing) return;
    const target = {
      ArrowDown: links[at + 1],
      ArrowUp: at > 0 ? links[at - 1] : at === 0 ? field.current : undefined,
      Escape: inField ? undefined : field.current,
    }[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return { place, field, onKeyDown };
}
