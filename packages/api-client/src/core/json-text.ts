export const NOT_JSON = Symbol('not JSON');

/** The value of a JSON text, or NOT_JSON for anything else: HTML, truncated text, a plain message. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
