import { Select } from '@maidan/ui/Select';
import { FilesGroup } from '../../../files/FilesGroup.tsx';
import { FileRow } from '../../../files/MediaField.tsx';
import { useUpload } from '../../../files/use-upload.ts';
import { languageOptions, nextLanguage } from '../../../page/languages.ts';
import type { DeviceDraft } from './device-draft.ts';

type Tracks = DeviceDraft['caption_tracks'];

interface CaptionFieldsProps {
  tracks: Tracks;
  onChange: (tracks: Tracks) => void;
  error: string | undefined;
}

const refusalOf = (name: string): string | null =>
  /\.(?:vtt|srt)$/i.test(name) ? null : `${name} is not a caption file. Choose WebVTT (.vtt) or SRT (.srt).`;

/** The captions of a clip, one file per language. */
export function CaptionFields({ tracks, onChange, error }: CaptionFieldsProps) {
  const taken = tracks.map(({ language }) => language);
  const next = nextLanguage(taken);
  const upload = useUpload((file) => next !== null && onChange([...tracks, { language: next, file }]), refusalOf);
  return (
    <FilesGroup
      name="Captions"
      note="WebVTT or SRT, one file for each language"
      upload={upload}
      canAdd={next !== null}
      add="Add captions"
      accept=".vtt,.srt"
      error={error}
    >
      {tracks.map(({ language, file }, index) => (
        // Not keyed by language, which changes while it is being chosen.
        <div key={`${index} ${file.id}`}>
          <FileRow file={file} onRemove={() => onChange(tracks.filter((_, at) => at !== index))} />
          <Select
            label={`Language of ${file.name}`}
            options={languageOptions(language, taken)}
            value={language}
            onChange={(chosen) =>
              onChange(tracks.map((track, at) => (at === index ? { ...track, language: chosen } : track)))
            }
          />
        </div>
      ))}
    </FilesGroup>
  );
}
