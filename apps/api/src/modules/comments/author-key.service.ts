import { keyedHash } from '../sessions/token.service.ts';

const LENGTH = 16;

/** A key shared by all comments of one person, used to mute them. It reveals nothing about the person. */
export const authorKey = (pepper: string, userId: number): string =>
  keyedHash(pepper, ['comment author', userId]).slice(0, LENGTH);
