/** Where the device has which clips it keeps: pages learn from it whether there is any, without what reads the list. */
export const KEPT_CLIPS_KEY = 'kept_clips';
