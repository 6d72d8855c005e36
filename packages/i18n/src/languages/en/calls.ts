export const messages = {
  broken: 'Something went wrong.',
  network: 'No connection. Check your network and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  loginAgain: 'Please log in again.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'We could not find that.',
  tooLarge: 'That is too large to send.',
  busy: 'The service is busy. Please try again in a moment.',
  tooMany: 'Too many attempts. Please try again later.',
  tooManyWait: 'Too many attempts. Please try again in {wait}.',
  seconds: { one: '{count} second', other: '{count} seconds' },
  minutes: '{minutes} minutes',
} as const;
