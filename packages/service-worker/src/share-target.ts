/** How a phone passes shared content to an installed site. Without the scopes of pages and workers, for both. */

/** The names of the texts, in the order of a message. */
export const shareParameters = { title: 'share_title', text: 'share_text', url: 'share_url' } as const;
/** The name of a picture; as a parameter of the page, it means that there is one. */
export const PICTURE_PARAMETER = 'share_picture';
/** Replaces a picture for which this device had no space. */
export const PICTURE_LOST = 'lost';

/** The path to which a phone sends the content, and the page that handles it. */
export const SHARE_PATH = '/share';
export const SHARE_PAGE = '/messages';

/** The address of the shared picture in its cache. */
export const SHARED_PICTURE = '/shared/picture';
/** The header of the stored picture with its name. */
export const NAME_HEADER = 'x-name';
/** Milliseconds. */
export const LIFE_OF_SHARED = 24 * 60 * 60_000;
