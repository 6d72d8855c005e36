import { decodeText } from '@maidan/i18n/files/decode-text';
import webvtt from 'webvtt-parser';

/** A WebVTT or SRT time; hours may be missing, and a comma may precede the fraction. */
const TIME = String.raw`((?:\d+:)?\d{1,2}:\d\d)[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}`, 'gm');
/** SRT positioning tags, which WebVTT does not have. */
const PLACES = /(?:[ \t]+[XY][12]:\d+)+[ \t]*$|\{\\an?\d+\}/gm;

type Read = ReturnType<InstanceType<typeof webvtt.WebVTTParser>['parse']> & {
  /** Converted to WebVTT, the only format that browsers play. */
  readonly text: string;
};

/** Parses WebVTT or SRT, with its errors; null if the bytes are not text. The cues are in chronological order. */
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

/** Pads `1:2:03` to `01:02:03`. */
const twoDigits = (time: string): string =>
  time
    .split(':')
    .map((part) => part.padStart(2, '0'))
    .join(':');
