import { useApi } from '@maidan/api-client/core/api-provider';
import {
  AUDIO_TEXT_MAX,
  AUDIO_TITLE_MAX,
  deskPageParts,
  saveAudioBar,
  type DeskAudioBar,
} from '@maidan/contract/desk/pages/page-parts';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { pictureFile, type DraftFile } from '../../../files/draft-file.ts';
import { MediaField } from '../../../files/MediaField.tsx';
import { useAct } from '../../../acts/use-act.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';
import { useRemoval } from '../use-removal.ts';

/** The current sound, as a file of the form. */
function soundOf(bar: DeskAudioBar | null): DraftFile | null {
  const file = bar && pictureFile({ picture: bar.audio, picture_variants: null, picture_id: bar.audio_id });
  return file && { ...file, kind: 'sound', name: 'Current sound' };
}

export function AudioDialog({ bar, onClose }: { bar: DeskAudioBar | null; onClose: () => void }) {
  const api = useApi();
  const { draft, field } = useDraft(() => ({
    title: bar?.title ?? '',
    description: bar?.description ?? '',
    sound: soundOf(bar),
    picture: bar && pictureFile(bar),
  }));
  const save = useAct(
    () =>
      api.call(saveAudioBar, {
        body: {
          ...(bar === null ? {} : { id: bar.id }),
          title: draft.title.trim(),
          description: draft.description.trim(),
          audio: draft.sound?.id ?? '',
          picture: draft.picture?.id ?? null,
        },
      }),
    { changes: [deskPageParts], inPlace: true, done: onClose },
  );
  const remove = useRemoval('audio-bars', bar?.id ?? null, onClose);
  return (
    <EditDialog
      title={bar === null ? 'New audio' : 'Edit the audio'}
      submit={save}
      blocked={draft.title.trim() === '' ? 'Enter a title.' : draft.sound === null ? 'Choose a sound.' : undefined}
      onClose={onClose}
      remove={remove}
    >
      <TextField label="Title" autoComplete="off" maxLength={AUDIO_TITLE_MAX} {...field('title')} />
      <TextArea label="Text" rows={2} maxLength={AUDIO_TEXT_MAX} {...field('description')} />
      <MediaField label="Sound, M4A or MP3" takes="sound" {...field('sound')} error={undefined} />
      <MediaField label="Picture" takes="picture" {...field('picture')} error={undefined} />
    </EditDialog>
  );
}
