export const messages = {
  loginAgain: 'Please log in again.',
  loginLeague: 'Log in to register for this league.',
  loginTeam: 'Log in to register for this team.',
  loginComment: 'Log in to comment.',
  loginMessage: 'Log in to send messages.',
  loginLike: 'Log in to like this.',
  loginVote: 'Log in to vote.',
  saved: "Saved. It will be sent when you're back online.",
} as const;
