import { safeUrl } from '@maidan/ui/html/safe-url';

/** Where a picture may be fetched from: the web or a path of our own; undefined for anything else. */
export function pictureUrl(given: string): string | undefined {
  const href = safeUrl(given)?.href;
  return href !== undefined && /^(?:https?:\/\/|\/)/.test(href) ? href : undefined;
}
