import { safeUrl } from '@maidan/ui/html/safe-url';

/** The URL of a picture, on the web or on our own site; undefined for anything else. */
export function pictureUrl(given: string): string | undefined {
  const href = safeUrl(given)?.href;
  return href !== undefined && /^(?:https?:\/\/|\/)/.test(href) ? href : undefined;
}
