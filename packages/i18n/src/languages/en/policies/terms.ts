export const messages = {
  who: 'Who may use it',
  whoText:
    'Anyone may read and watch. To create an account you must be at least {age} years old; if you are under 18, a parent or guardian must agree. One person has one account, under their own phone number. Keep the codes we send you to yourself: we will never ask you for one.',
  conduct: 'Fair play',
  conductText: 'What you write here is seen by other young people. You agree not to:',
  insult: 'insult, threaten, bully or harass anyone, or pressure anyone to meet you',
  hateful: 'post anything hateful, sexual, violent or illegal',
  giveAway: 'reveal where other people live or study, or how to reach them',
  pretend: 'pretend to be someone else, or post something that belongs to someone else without their permission',
  advertise: 'advertise, send the same message to many people, or use programs to like, vote or follow',
  breakIn: 'try to break into the service or to overload it',
  report:
    'Report a post or a comment with the flag next to it, or write to {support}: a moderator decides, and no one learns who reported it. We may hide what breaks these rules, and warn, limit, suspend or close the account behind it. You can read the decision and the reason under {account}, and appeal once within {days} days; another moderator answers.',
  myAccount: 'My Account',
  content: 'What you post, and what we post',
  contentText:
    'What you write stays yours. You allow us to show it on {name} as long as it appears here. You may share links to our photos, videos and texts and to those of the people named in the credits, but not copy them elsewhere without permission.',
  links: 'Links and advertisements lead to other sites, which have rules of their own.',
  events: 'Matches and events',
  eventsText:
    'Sport carries risk. When you register for a match, come fit to play, follow the umpires and the stewards, and play by the rules of the event. Players under 18 need the consent of a parent or guardian.',
  payments: 'Payments',
  paymentsText: 'Prices are in {currency}. Paying, cancelling and refunds follow our {policy}.',
  refundPolicy: 'Payment and Refund Policy',
  liability: 'Our liability',
  liabilityText:
    'We take care, but cannot promise that the service is always available or free of faults. We are liable for damage that we cause on purpose or by gross negligence, and wherever the law says so, but not beyond that.',
  law: 'Law and courts',
  lawText:
    'These terms are governed by the law of {country}. Disputes go to the courts of {city}. Please write to us first: most things can be settled by a message.',
  changes:
    'If we change these terms, new terms will be published here with a new date. How we handle your data is in {privacy}.',
} as const;
