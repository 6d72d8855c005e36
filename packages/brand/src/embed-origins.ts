/** The origins of frames with embedded clips. Both sites' security policies allow them. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.instagram.com',
] as const;
