import webvtt from 'webvtt-parser';

/** Reads WebVTT, with its errors; null for bytes that are no text in UTF-8. */
export function readCaptions(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new webvtt.WebVTTParser().parse(text, 'metadata');
  } catch {
    return null;
  }
}
