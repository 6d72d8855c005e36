/** Nothing to read, or only with a server. `/score` has a worker of its own. */
const NOT_READ =
  /^(?:\/[a-z]{2})?\/(?:api|dev|score|login|keep-number|confirm-email|unsubscribe|appeal|guardian|[ps]|ysl|404|sitemap)(?:\/|$)|^\/(?:[^/]*\.[^/]+|\.well-known\/.*)$/;

/** A parameter that no page reads would store the same page many times, and may be anyone's secret. */
const READ_PARAMETERS = new Set(['q', 'type', 'page', 'details', 'category', 'team']);

/** The worker has nothing to do with these navigations. */
export const isElsewhere = (path: string): boolean => /^(?:\/[a-z]{2})?\/(?:api|dev|embed|score)(?:\/|$)/.test(path);

/** Whether the document at an address is worth a copy. */
export const isReadable = ({ pathname, searchParams }: URL): boolean =>
  !NOT_READ.test(pathname) && [...searchParams.keys()].every((name) => READ_PARAMETERS.has(name));

/** Calls that only read although they are a POST: the copy of a reply is found by their body. */
const READING_POST =
  /\/(?:league_fixtures|league_table|leaguecategories|comments|issubscribed|iscat_subscribed|isleague_subscribed)$/;

/** What a user reads of their own. Everything else of theirs is never stored. */
const OWN_READING =
  /\/(?:me|registrations|hasnewconversation|notification|auth\/notification\/latest|conversations(?:\/page)?|conversation\/[^/]+|chats\/(?:picture\/)?[^/]+(?:\/page)?|auth\/(?:mutes|saved)|(?:cat_)?allsubscribed|is(?:cat_|league_)?subscribed|comments\/own\/[^/]+|form\/[^/]+\/responses|auth\/post\/[^/]+|auth\/(?:tag|category)_(?:video)?posts\/[^/]+)$/;

/** Of use only at this moment, or about no one's reading. */
const NEVER =
  /\/(?:withdrawn_posts|push\/key|viewcount\/[^/]+|guardian|geocode\/.*|openapi\.json|live\/.*|livez|readyz|healthz|sitemap\/.*)$/;

/** A picture that a user sent: their own, as what they read is. */
export const isOwnPicture = (path: string): boolean => /\/chats\/picture\/[^/]+$/.test(path);

/** Whether the reply to a call is worth a copy. */
export function isReadingCall(path: string, method: string, isOwn: boolean): boolean {
  if (method === 'POST' && !READING_POST.test(path)) return false;
  return isOwn ? OWN_READING.test(path) : !NEVER.test(path);
}

/** A picture of the content. Its name depends on its content, so a copy is never out of date. */
export const isPicture = (path: string): boolean => /^\/api\/media\/[^/]+\.(?:avif|gif|jpe?g|png|webp)$/.test(path);

/**
 * What the address of a clip has when its copy on the device is wanted. No other request for a clip passes the worker: the
 * browser reads clips in parts, faster without it.
 */
export const KEPT = '?kept';

const CLIP = /^\/api\/media\/[^/]+\.(?:m4v|mov|mp4|webm)$/;

export const isClip = ({ pathname, search }: URL): boolean => search === '' && CLIP.test(pathname);
export const isKeptClip = ({ pathname, search }: URL): boolean => search === KEPT && CLIP.test(pathname);
