export const messages = {
  why: 'Why “{name}”',
  maidan:
    'A maidan is the open ground in the middle of an Indian city. No one owns it, and everyone plays on it: six cricket matches at once, a kabaddi circle, someone rehearsing a dance, someone selling tea. That is what this place wants to be for {city}.',
  what: 'What you find here',
  videos: 'Short videos, photos and stories from grounds, courts, stages and streets near you.',
  topics: 'Tags and categories to follow, so you never miss what you care about.',
  polls: 'Polls, comments, and messages that a real person answers.',
  matches: 'Matches and events where you can turn up and take part.',
  noAccount: 'Anyone can look around without an account. You need one only to like, follow, comment, vote and write.',
  explore: 'Explore',
  fixtures: 'Fixtures, tables and registration are on {site}.',
  leagueSite: 'the league’s own site',
  promise: 'What we promise',
  promiseText:
    'Many of our readers are young. So there is no tracking by others, no selling of data, no feed that learns how to keep you scrolling: everyone sees the same posts, newest first. Read how we handle {privacy}, or {contact}.',
  yourPrivacy: 'your privacy',
  writeToUs: 'write to us',
} as const;
