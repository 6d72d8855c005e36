/** Pages without anything to read, or that need a server. `/score` has its own worker. */
const NOT_READ =
  /^(?:\/[a-z]{2})?\/(?:api|dev|score|login|keep-number|confirm-email|unsubscribe|appeal|guardian|[ps]|ysl|404|sitemap)(?:\/|$)|^\/(?:[^/]*\.[^/]+|\.well-known\/.*)$/;

/** The parameters that pages read. Any other would store the same page many times, and may be a secret. */
const READ_PARAMETERS = new Set(['q', 'type', 'page', 'details', 'category', 'team']);

/** The worker does not handle these navigations. */
export const isElsewhere = (path: string): boolean => /^(?:\/[a-z]{2})?\/(?:api|dev|embed|score)(?:\/|$)/.test(path);

/** Whether the document at an address is worth storing. */
export const isReadable = ({ pathname, searchParams }: URL): boolean =>
  !NOT_READ.test(pathname) && [...searchParams.keys()].every((name) => READ_PARAMETERS.has(name));

/** Read-only calls that use POST: their body is part of the key of a copy. */
const READING_POST =
  /\/(?:league_fixtures|league_table|leaguecategories|comments|issubscribed|iscat_subscribed|isleague_subscribed)$/;

/** A user's own data that they read. Nothing else of theirs is ever stored. */
const OWN_READING =
  /\/(?:me|registrations|hasnewconversation|notification|auth\/notification\/latest|conversations(?:\/page)?|conversation\/[^/]+|chats\/(?:picture\/)?[^/]+(?:\/page)?|auth\/(?:mutes|saved)|(?:cat_)?allsubscribed|is(?:cat_|league_)?subscribed|comments\/own\/[^/]+|form\/[^/]+\/responses|auth\/post\/[^/]+|auth\/(?:tag|category)_(?:video)?posts\/[^/]+)$/;

/** Calls that are useful only now, or not for reading. */
const NEVER =
  /\/(?:withdrawn_posts|push\/key|viewcount\/[^/]+|guardian|geocode\/.*|openapi\.json|live\/.*|livez|readyz|healthz|sitemap\/.*)$/;

/** A picture that a user sent: it belongs to them, like the rest of their own data. */
export const isOwnPicture = (path: string): boolean => /\/chats\/picture\/[^/]+$/.test(path);

/** Whether the reply to a call is worth storing. */
export function isReadingCall(path: string, method: string, isOwn: boolean): boolean {
  if (method === 'POST' && !READING_POST.test(path)) return false;
  return isOwn ? OWN_READING.test(path) : !NEVER.test(path);
}

/** A picture of the content. Its name depends on its content, so a copy is never outdated. */
export const isPicture = (path: string): boolean => /^\/api\/media\/[^/]+\.(?:avif|gif|jpe?g|png|webp)$/.test(path);

/**
 * The query of a clip's URL that requests its copy on the device. Other requests for clips bypass the worker, because the
 * browser reads clips in parts, faster without it.
 */
export const KEPT = '?kept';

const CLIP = /^\/api\/media\/[^/]+\.(?:m4v|mov|mp4|webm)$/;

export const isClip = ({ pathname, search }: URL): boolean => search === '' && CLIP.test(pathname);
export const isKeptClip = ({ pathname, search }: URL): boolean => search === KEPT && CLIP.test(pathname);
