import { DEFAULT_LANGUAGE, type CaptionTrack } from '../../modules/publishing/caption-tracks.service.ts';
import { language } from '../../modules/publishing/values.service.ts';
import { CommandError } from '../command.ts';

/** Reads `smash.vtt` and `kn=smash-kn.vtt`. @throws CommandError for what is no language, and for one that comes twice */
export function readCaptionOptions(typed: readonly string[]): CaptionTrack[] {
  const tracks = typed.map((value): CaptionTrack => {
    const [, given = DEFAULT_LANGUAGE, file = value] = /^([^=/\\.]+)=(.+)$/.exec(value) ?? [];
    const parsed = language.safeParse(given);
    if (parsed.success) return { language: parsed.data, file };
    throw new CommandError(`--captions ${value}: "${given}" ${parsed.error.issues[0]?.message}.`);
  });
  const twice = tracks.find((track, at) => tracks.findIndex((other) => other.language === track.language) < at);
  if (twice !== undefined) {
    throw new CommandError(`--captions has ${twice.language} twice: name each language, as in kn=${twice.file}.`);
  }
  return tracks;
}
