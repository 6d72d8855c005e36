export const tooLong = (duration: number, seconds: number): string =>
  `is ${Math.ceil(duration)} seconds long; the limit is ${seconds} (CLIP_MAX_SECONDS).`;
