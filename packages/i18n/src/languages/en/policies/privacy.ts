export const messages = {
  age: 'How old you must be',
  ageText:
    '{name} is not for under {age}s. If you are younger than {age}, please do not create an account or send us anything about yourself. If we learn that an account belongs to a child under {age}, we delete it with everything in it.',
  parents:
    'If you are between {age} and 18, read this page with a parent or guardian. Parents may write to us at any time to see or delete what we hold about their child.',
  what: 'What we keep',
  whatText:
    'You can read and watch everything without an account. With an account we keep what this list says, and nothing else about you. The same list decides what gets deleted.',
  counts:
    'Views are counted without your name, and so is what people tap; after 90 days only the totals remain. The server’s logs, which help us to find faults and to keep attackers out, hold no phone numbers, e-mail addresses, messages or places.',
  why: 'What we use it for',
  whyText:
    'To log you in, to show you what you asked for, to answer your messages, and to run the matches and events you register for. That is all. We show the same posts to everyone: we build no profile of you, we sell nothing about you, and no advertiser learns who you are.',
  others: 'Who else sees it',
  readers: 'Other readers see your name next to your comments.',
  texts: 'The company that delivers our text messages sees your phone number and the code.',
  card: 'The card payment provider sees what you pay.',
  videos: 'Videos from other sites load only after you tap them; then that site learns that you watched.',
  courts: 'Courts and the police, where the law obliges us, and then only what they may ask for.',
  rights: 'Your choices',
  rightsText:
    'On {account} you can correct your profile, set a PIN, see your registrations and devices, log out other devices, read the list above, download a copy of everything we hold about you, and delete your account. From then on no one sees your comments; after seven days everything is gone for good, unless you log in and keep it. If you cannot log in, write to {support}. We answer within 30 days.',
  accountPage: 'your account page',
  complain:
    'Not satisfied with our answer? You may complain to the Data Protection Board of India. Please read our {terms}, too.',
  terms: 'terms',
  safety: 'How we keep it safe',
  safetyText:
    'Login codes and logins are stored only as irreversible hashes, and a login expires after 30 days at the latest. No system is perfect: if something happens to your data, we tell you and the authorities without delay.',
  guardianRequired:
    'Before the first comment, message, vote, registration, form or location we ask for your year of birth. If you are under 18, we keep none of these until a parent or guardian agrees: they get an SMS with a code, and a link to a page that says what we store and why. We keep their name, their number and when they agreed. They can withdraw their consent at any time. It ends with the year in which you turn 18; then we delete their name and number.',
  guardianAsked:
    'Before the first comment, message, vote, registration, form or location we ask for your year of birth. If you are under 18, we ask whether a parent or guardian agrees: they get an SMS with a code, and a link to a page that says what we store and why. We keep their name, their number and when they agreed. They can withdraw their consent at any time. It ends with the year in which you turn 18; then we delete their name and number.',
} as const;
