import { expect, test } from 'vitest';
import { answerProblemText, type AnswerProblem } from './answer-problem.ts';

// The specification gives the texts for its own types.
test.for<readonly [name: AnswerProblem['name'], text: string]>([
  ['file', 'Please upload a file for "It".'],
  ['options', 'Please select at least one option for "It".'],
  ['date', 'Please select a valid date for "It".'],
  ['option', 'Please select an option for "It".'],
  ['empty', 'Please fill in the field "It".'],
  ['long', 'Please keep "It" to 5 characters.'],
  ['largeFile', '"It" is larger than 20MB. Accepts only images and documents upto 20MB.'],
  ['kindOfFile', '"It" cannot be sent. Accepts only images and documents upto 20MB.'],
  ['emptyFile', '"It" is empty. Please choose another file.'],
  ['number', 'Please enter a number for "It".'],
  ['least', 'Please enter 5 or more for "It".'],
  ['most', 'Please enter 5 or less for "It".'],
  ['email', 'Please enter an e-mail address for "It".'],
  ['phone', 'Please enter a mobile number of ten digits for "It", or one that begins with + and its country code.'],
  ['consentChanged', 'The text of "It" has changed. Please read it again and tick the box.'],
  ['consent', 'Please tick the box for "It".'],
  ['signature', 'Please sign "It" with a full name and a date, such as Asha Rao, 2026-11-25.'],
])('%s: %s [5.24 5.26 to 5.31]', ([name, text]) => {
  expect(answerProblemText({ name, about: 'It', limit: 5 })).toBe(text);
});

test("a photo in the iPhone's format is refused with a way to fix it", () => {
  expect(answerProblemText({ name: 'kindOfFile', about: 'IMG_1.HEIC' })).toContain('Please send it as JPEG');
});
