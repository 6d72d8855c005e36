import { ApiError } from '../../http/errors/api-error.ts';

const MB = 1024 * 1024;

export const tooLarge = (words: string): ApiError => new ApiError('too_large', words);
export const bodyTooLarge = (limit: number): ApiError =>
  tooLarge(`All files of a form together may be at most ${Math.floor(limit / MB)}MB.`);
export const tooSlow = (): ApiError =>
  new ApiError('timeout', 'The upload took too long. Please try again with smaller files or on a better connection.');
export const broken = (words = 'The upload broke off or is damaged. Please try again.'): ApiError =>
  new ApiError('bad_request', words);
