/**
 * Puts a text on the clipboard. True when it is there; false when the browser refused, and then nothing else happened.
 * Call it in answer to a press. Pages without a secure context have no clipboard of their own: there the old way by
 * selection is tried.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  // Within an open dialog only what is inside it can be selected.
  const place = before?.closest('dialog') ?? document.body;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  place.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
