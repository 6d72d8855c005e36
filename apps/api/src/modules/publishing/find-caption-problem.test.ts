import { expect, test } from 'vitest';
import { findCaptionProblem } from './find-caption-problem.service.ts';

const cue = '00:01.000 --> 00:02.500\nOne hand, one bounce.\n';

test.each([
  ['one caption', `WEBVTT\n\n${cue}`],
  ['a byte order mark and Windows lines', `\uFEFFWEBVTT - Turf\r\n\r\n${cue.replaceAll('\n', '\r\n')}`],
  ['notes, numbers and hours', `WEBVTT\n\nNOTE by hand\n\n1\n01:00:01.000 --> 01:00:02.000 line:0\nHi\n`],
  ['the header of a video site', `WEBVTT\nKind: captions\nLanguage: kn\n\n${cue}`],
  ['Kannada', 'WEBVTT\n\n00:01.000 --> 00:02.000\nಒಂದು ಕೈ, ಒಂದು ಪುಟ\n'],
])('%s is right', (_name, text) => {
  expect(findCaptionProblem(Buffer.from(text))).toBeNull();
});

test.each([
  ['a page', '<!doctype html><p>WEBVTT', 'is not WebVTT. Line 1: No valid signature'],
  ['SRT', `1\n00:00:01,000 --> 00:00:02,000\nHi\n`, 'is not WebVTT. Line 1: No valid signature'],
  ['a comma', 'WEBVTT\n\n00:01,000 --> 00:02.000\nHi\n', 'is not WebVTT. Line 3: No decimal separator'],
  [
    'a caption that ends early',
    `WEBVTT\n\n${cue}\n00:04.000 --> 00:03.000\nHi\n`,
    'Line 6: End timestamp is not greater',
  ],
  ['a text without a time', `WEBVTT\n\n${cue}\nHi\nthere\n`, 'is not WebVTT. Line 7: Cue identifier needs'],
  ['nothing but the first line', 'WEBVTT\n', 'has no captions'],
  ['an empty file', '', 'is not WebVTT. Line 1: No valid signature'],
])('%s is refused with line and reason', (_name, text, problem) => {
  expect(findCaptionProblem(Buffer.from(text))).toContain(problem);
});

test('text in UTF-16 is refused', () => {
  expect(findCaptionProblem(Buffer.from(`\uFEFFWEBVTT\n\n${cue}`, 'utf16le'))).toBe('is not text in UTF-8');
});
