import { expect, test } from 'vitest';
import { captionsNote, findCaptionProblem } from './find-caption-problem.service.ts';
import { readCaptions } from './read-captions.service.ts';

const cue = '00:01.000 --> 00:02.500\nOne hand, one bounce.\n';
const later = '00:04.000 --> 00:05.000\nAgain.\n';

test.each([
  ['one caption', `WEBVTT\n\n${cue}`],
  ['a byte order mark and Windows lines', `\uFEFFWEBVTT - Turf\r\n\r\n${cue.replaceAll('\n', '\r\n')}`],
  ['notes, numbers and hours', `WEBVTT\n\nNOTE by hand\n\n1\n01:00:01.000 --> 01:00:02.000 line:0\nHi\n`],
  ['the header of a video site', `WEBVTT\nKind: captions\nLanguage: kn\n\n${cue}`],
  ['Kannada', 'WEBVTT\n\n00:01.000 --> 00:02.000\nಒಂದು ಕೈ, ಒಂದು ಪುಟ\n'],
  ['commas in times', 'WEBVTT\n\n00:01,000 --> 00:02,000\nHi\n'],
])('%s is right', (_name, text) => {
  expect([findCaptionProblem(Buffer.from(text)), captionsNote(Buffer.from(text))]).toEqual([null, null]);
});

test.each([
  ['an old alignment', `WEBVTT\n\n00:01.000 --> 00:02.000 align:middle\nHi\n`, 'Line 3: Alignment can only be set'],
  ['a region', `WEBVTT\n\n00:01.000 --> 00:02.000 region:fred\nHi\n`, 'Line 3: Invalid setting'],
  ['cues out of order', `WEBVTT\n\n${later}\n${cue}`, 'Line 6: Start timestamp is not greater'],
  ['a style after a cue', `WEBVTT\n\n${cue}\nSTYLE\n::cue { color: red }\n`, 'Style blocks cannot appear after'],
  ['a cue of no length', `WEBVTT\n\n${cue}\n00:03.000 --> 00:03.000\nHi\n`, 'Line 6: End timestamp is not greater'],
  ['a text without a time', `WEBVTT\n\n${cue}\nHi\nthere\n`, 'Line 7: Cue identifier needs'],
])('captions with %s are taken, and what players skip is said', (_name, text, note) => {
  expect(findCaptionProblem(Buffer.from(text))).toBeNull();
  expect(captionsNote(Buffer.from(text))).toContain(`Some of it is skipped. ${note.startsWith('Line') ? note : ''}`);
  expect(captionsNote(Buffer.from(text))).toContain(note);
});

test.each([
  ['a page', '<!doctype html><p>WEBVTT', 'is neither WebVTT nor SRT. Line 1: No valid signature'],
  ['a page with a time', '<!doctype html>\n\n00:01.000 --> 00:02.000\nHi\n', 'is neither WebVTT nor SRT'],
  ['a single cue without a readable time', 'WEBVTT\n\n0:x --> y\nHi\n', 'is neither WebVTT nor SRT. Line 3:'],
  ['nothing but the first line', 'WEBVTT\n', 'has no captions'],
  ['an empty file', '', 'is neither WebVTT nor SRT. Line 1: No valid signature'],
  ['a picture', '\x89PNG\r\n\x1A\n\0\0', 'is not text'],
])('%s is refused with the reason', (_name, text, problem) => {
  expect(findCaptionProblem(Buffer.from(text, 'latin1'))).toContain(problem);
});

const srt =
  '1\r\n00:00:01,000 --> 00:00:02,500 X1:10 X2:20 Y1:5 Y2:6\r\n{\\an8}<i>José</i> & co\r\n\r\n2\r\n0:0:03,5 --> 0:00:04,000\r\nOut!\r\n';

test.each([
  ['UTF-8', Buffer.from(srt)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${srt}`)],
  ['UTF-16', Buffer.from(`\uFEFF${srt}`, 'utf16le')],
  ['Windows-1252', Buffer.from(srt, 'latin1')],
])('SRT in %s becomes WebVTT', (_encoding, bytes) => {
  expect([findCaptionProblem(bytes), captionsNote(bytes)]).toEqual([null, null]);
  const read = readCaptions(bytes);
  expect(read?.text.startsWith('WEBVTT\n\n1\r\n00:00:01.000 --> 00:00:02.500\r\n<i>José</i>')).toBe(true);
  expect(read?.cues).toMatchObject([
    { startTime: 1, endTime: 2.5, text: '<i>José</i> & co' },
    { startTime: 3.5, endTime: 4, text: 'Out!' },
  ]);
});
