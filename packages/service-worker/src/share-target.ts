/** How a phone passes on what is shared with an installed site. Free of the scopes of pages and workers, for both. */

/** The names of texts, in the order of a message. */
export const shareParameters = { title: 'share_title', text: 'share_text', url: 'share_url' } as const;
/** The name of a picture; in the address of the page it says that there is one. */
export const PICTURE_PARAMETER = 'share_picture';
/** In place of a picture that this device had no room for. */
export const PICTURE_LOST = 'lost';

/** Where a phone sends it, and the page that takes it. */
export const SHARE_PATH = '/share';
export const SHARE_PAGE = '/messages';

/** Under which address the shared picture waits. */
export const SHARED_PICTURE = '/shared/picture';
/** Of the stored picture: its name. */
export const NAME_HEADER = 'x-name';
/** In milliseconds. */
export const LIFE_OF_SHARED = 24 * 60 * 60_000;
