export const messages = {
  code: '{code} is your {name} code. It works for 5 minutes. Never share it.',
  leaving: '{code} moves your {name} account to another phone number. Not you? Never share it.',
  changing: 'The phone number of your {name} account changes in 72 hours. Not you? Stop it here: {link}',
  changed: 'The phone number of your {name} account was changed. Not you? Write to {support}',
  guardian:
    '{code} is your code as a parent or guardian on {name}. Someone under 18 named you. Read first what is stored, then agree or refuse: {link}',
} as const;
