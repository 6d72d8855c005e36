import { z } from 'zod';
import * as value from './values.service.ts';

/** Captions of a clip in one language. */
export interface CaptionTrack {
  readonly language: string;
  readonly file: string;
}

/** The language of captions without one. */
export const DEFAULT_LANGUAGE = 'en';
const MAX_TRACKS = 20;

const tracks = z
  .array(z.strictObject({ language: value.language, file: value.media }))
  .max(MAX_TRACKS)
  .superRefine((all, context) => {
    const twice = all.find(({ language }, at) => all.findIndex((track) => track.language === language) < at);
    if (twice !== undefined) context.addIssue(`has the language ${twice.language} twice`);
  });

/** None, one file, or one file for each language. */
export const captionTracks = value
  .optional(z.union([value.media, tracks]))
  .transform((given): readonly CaptionTrack[] =>
    typeof given === 'string' ? [{ language: DEFAULT_LANGUAGE, file: given }] : (given ?? []),
  );
