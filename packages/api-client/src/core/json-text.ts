export const NOT_JSON = Symbol('not JSON');

/** The value in a JSON text, or NOT_JSON: HTML, a text cut off, a plain message. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
