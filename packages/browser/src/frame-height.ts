/** The name of the message by which a page in a frame reports its height to the page around it. */
export const FRAME_HEIGHT = 'frame-height';
