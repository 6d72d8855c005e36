import { keyedHash } from '../sessions/token.service.ts';

const LENGTH = 16;

/** What the comments of one person share, and by which others mute them. It says nothing about the person. */
export const authorKey = (pepper: string, userId: number): string =>
  keyedHash(pepper, ['comment author', userId]).slice(0, LENGTH);
