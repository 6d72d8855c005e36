/** Decodes percent escapes. A text with a broken escape is returned unchanged. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
