/** `%20` and its like as the characters they stand for. A text with a broken escape is taken as it is. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
