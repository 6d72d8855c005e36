import { siteArea } from '@maidan/browser/storage-area';

/** Set once something was followed on this device: people who do that may want to install the site. */
export const FOLLOWED_MARK = 'followed';

export const markFollowed = (): void => siteArea.set(FOLLOWED_MARK, '1');
