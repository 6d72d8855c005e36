/** The storage key of the list of clips: pages check whether there are any without loading the code that reads the list. */
export const KEPT_CLIPS_KEY = 'kept_clips';
