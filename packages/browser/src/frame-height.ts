/** The type of the message by which a framed page reports its height to the page around it. */
export const FRAME_HEIGHT = 'frame-height';
