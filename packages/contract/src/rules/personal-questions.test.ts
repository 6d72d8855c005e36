import { expect, test } from 'vitest';
import { personalReason } from './personal-questions.ts';

test.each([
  ['Aadhaar number', /identity card/],
  ['Your Aadhar', /identity card/],
  ['PAN card (photo)', /identity card/],
  ['UPI ID for the refund', /paid/],
  ['Religion', /sport/],
  ['Any medical history?', /Health/],
  ['Blood group', /Health/],
  ['Father’s occupation', /earns/],
  ['Home address', /lives/],
  ['The OTP that we sent', /code/],
  ['आपका आधार नंबर', /identity card/],
  ['ಬ್ಯಾಂಕ್ ಖಾತೆಯ ವಿವರ', /paid/],
  ['आपकी जाति', /sport/],
  ['ರಕ್ತದ ಗುಂಪು', /Health/],
  ['परिवार की आय', /earns/],
  ['ನಿಮ್ಮ ಮನೆಯ ವಿಳಾಸ', /lives/],
])('“%s” causes a warning', (question, reason) => {
  expect(personalReason(question)).toMatch(reason);
});

test.each([
  'Full name',
  'Date of birth',
  'Which position do you play?',
  'Upload your panel photo',
  'Company of friends',
  'Bankapur ground?',
  'T-shirt size',
  'आपकी आयु', // age, not आय
  'अगर पता हो तो खेल का स्थान',
  'ನಿಮ್ಮ ವಯಸ್ಸು',
  '',
])('“%s” causes no warning', (question) => {
  expect(personalReason(question)).toBeNull();
});
