export const messages = {
  tag: 'Tag · {city}',
  category: 'Category · {city}',
  video: 'Video',
  gallery: 'Gallery',
  photo: 'Photo',
  sponsored: 'Sponsored',
  cancelled: 'Cancelled',
} as const;
