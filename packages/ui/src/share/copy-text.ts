/**
 * Copies a text to the clipboard. Returns true on success; false if the browser refused, without any other effect.
 * Call it in response to a press. Pages without a secure context have no clipboard API: for them, the old
 * selection method is tried.
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
  // Within an open dialog, only its content can be selected.
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
