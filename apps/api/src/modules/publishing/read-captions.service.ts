import { decodeText } from '@maidan/i18n/files/decode-text';
import webvtt from 'webvtt-parser';

/** A time of WebVTT or SRT, where the hours may be missing and the fraction comes after a comma. */
const TIME = String.raw`((?:\d+:)?\d{1,2}:\d\d)[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}`, 'gm');
/** Where SRT puts a cue on the picture, in ways that WebVTT has not. */
const PLACES = /(?:[ \t]+[XY][12]:\d+)+[ \t]*$|\{\\an?\d+\}/gm;

type Read = ReturnType<InstanceType<typeof webvtt.WebVTTParser>['parse']> & {
  /** As WebVTT, which is all that a browser plays. */
  readonly text: string;
};

/** Reads WebVTT or SRT, with its errors; null for bytes that are no text. The cues are in their order in time. */
export function readCaptions(bytes: Uint8Array): Read | null {
  const sent = decodeText(bytes)?.text;
  if (sent === undefined) return null;
  const timed = sent.replace(TIMING, (_line, from: string, of: string, to: string, end: string) => {
    return `${twoDigits(from)}.${of.padEnd(3, '0')} --> ${twoDigits(to)}.${end.padEnd(3, '0')}`;
  });
  const isSrt = !sent.startsWith('WEBVTT') && /^\s*(?:\d+[ \t]*\r?\n[ \t]*)?\d+:\d\d/.test(sent);
  const text = isSrt ? `WEBVTT\n\n${timed.trimStart().replace(PLACES, '')}` : timed;
  return { ...new webvtt.WebVTTParser().parse(text, 'metadata'), text };
}

/** `1:2:03` as `01:02:03`. */
const twoDigits = (time: string): string =>
  time
    .split(':')
    .map((part) => part.padStart(2, '0'))
    .join(':');
