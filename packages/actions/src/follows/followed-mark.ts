import { siteArea } from '@maidan/browser/storage-area';

/** Set once something was followed on this device: the site is worth keeping to people who do that. */
export const FOLLOWED_MARK = 'followed';

export const markFollowed = (): void => siteArea.set(FOLLOWED_MARK, '1');
