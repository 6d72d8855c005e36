const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * The visible control that a shortcut activates, marked by `data-key` on it or around it. A key without one does nothing.
 */
export function findKey(key: string): HTMLElement | undefined {
  if (key.length !== 1) return undefined;
  const marked = document.querySelectorAll(`main [data-key="${CSS.escape(key)}"]`);
  return [...marked]
    .map((element) => element.querySelector<HTMLElement>('button, a, input') ?? (element as HTMLElement))
    .find(isShown);
}

/** Moves focus to the next or previous row of the list, starting from the current row or the end of the list. */
export function moveAmongRows(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter(isShown);
  const now = rows.findIndex((row) => row === document.activeElement);
  const at = now === -1 ? rows.findIndex((row) => row.getAttribute('aria-current')) : now;
  const next = rows[at === -1 && step === -1 ? rows.length - 1 : Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
