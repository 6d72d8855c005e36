import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPageParts, saveStory, type DeskStory } from '@maidan/contract/desk/pages/page-parts';
import { Button } from '@maidan/ui/Button';
import { Row } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { useOnline } from '@maidan/browser/use-online';
import { DialogForm } from '../../../dialogs/DialogForm.tsx';
import { pictureFile } from '../../../files/draft-file.ts';
import { useUploadReason } from '../../../files/open-uploads.ts';
import { MediaField } from '../../../files/MediaField.tsx';
import { showUndo } from '../../../acts/show-undo.ts';
import { useAct } from '../../../acts/use-act.ts';

interface Written {
  readonly address: string;
  readonly picture: string | null;
}

export function StoryForm({ story }: { story: DeskStory | null }) {
  const api = useApi();
  const before: Written = { address: story?.address ?? '', picture: story?.picture_id ?? null };
  const [address, setAddress] = useState(before.address);
  const [picture, setPicture] = useState(() => story && pictureFile(story));
  const save = useAct(
    ({ address: at, picture: id }: Written & { undoTo?: Written }) =>
      api.call(saveStory, { body: { address: at, picture: id } }),
    {
      changes: [deskPageParts],
      done: (_, { address: at, undoTo }) => {
        const text = at === '' ? 'Story removed' : 'Story saved';
        if (undoTo) showUndo(text, () => save.mutate(undoTo));
        else showToast(text);
      },
    },
  );
  const offline = useOnline() ? undefined : 'You are offline.';
  const uploading = useUploadReason();
  const written = { address: address.trim(), picture: picture?.id ?? null };
  const isSame = written.address === before.address && written.picture === before.picture;
  return (
    <DialogForm onSubmit={() => save.mutate({ ...written, undoTo: before })}>
      <TextField
        label="Story address"
        hint="On YouTube, Vimeo or Instagram. Nothing loads from there until a reader taps it."
        autoComplete="off"
        placeholder="https://"
        value={address}
        onChange={setAddress}
      />
      <MediaField
        label="Picture before it plays"
        takes="picture"
        value={picture}
        onChange={setPicture}
        error={undefined}
      />
      <Row flexWrap="wrap">
        <Button
          type="submit"
          variant="signal"
          pending={save.isPending}
          disabledReason={
            offline ?? uploading ?? (isSame || written.address === '' ? 'Enter another address or picture.' : undefined)
          }
        >
          Save
        </Button>
        {story !== null && (
          <Button
            disabledReason={offline}
            pending={save.isPending}
            onClick={() => save.mutate({ address: '', picture: null, undoTo: before })}
          >
            Remove the story
          </Button>
        )}
      </Row>
    </DialogForm>
  );
}
