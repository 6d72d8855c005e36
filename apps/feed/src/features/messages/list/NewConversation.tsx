import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { conversationsPage } from '@maidan/contract/account/conversations';
import { CHAT_MESSAGE_MAX, LOCATION_MAX, SUBJECT_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { useDraft } from '@maidan/actions/drafts';
import { startWithPicture } from '@maidan/actions/messages/send-picture';
import { startConversation } from '@maidan/actions/messages/start-conversation';
import { useAction } from '@maidan/actions/use-action';
import { isMissing } from '@maidan/api-client/compat/extensions';
import { dropSharedPicture } from '@maidan/site/document/share-target';
import { Dialog } from '@maidan/ui/Dialog';
import { FormShell } from '@maidan/ui/FormShell';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { newConversationDraft } from './draft-places.ts';
import { AddPicture } from '../picture/AddPicture.tsx';
import { PictureRow } from '../picture/PictureRow.tsx';
import { useChosenPicture } from '../picture/use-chosen-picture.ts';
import { usePictureSending } from '../picture/use-picture-sending.ts';
import { useSharedPicture } from '../picture/use-shared-picture.ts';
import { missingText } from './missing-text.ts';

interface NewConversationProps {
  open: boolean;
  onClose: () => void;
  /** The id is null on a server that does not return it. */
  onStarted: (id: Id | null) => void;
}

/** Subject, location and message are all required. A draft survives until it is sent. */
export function NewConversation({ open, onClose, onStarted }: NewConversationProps) {
  const api = useApi();
  const [name, setName] = useDraft(newConversationDraft('name'));
  const [location, setLocation] = useDraft(newConversationDraft('location'));
  const [message, setMessage] = useDraft(newConversationDraft('message'));
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // The list of conversations has shown which extensions this server has.
  const hasPictures = !isMissing(api, conversationsPage);
  const body = { name: name.trim(), location: location.trim(), message: message.trim() };

  const picture = useChosenPicture();
  const { file, isPreparing } = picture;
  useSharedPicture(open && file === null && !isPreparing, picture);

  function end(cid: Id | null): void {
    for (const clear of [setName, setLocation, setMessage]) clear('');
    picture.remove();
    void dropSharedPicture();
    onStarted(cid);
  }
  const dispatch = useAction(startConversation, (outcome) => {
    setPending(false);
    if (outcome.status === 'failed') setError(errorMessage(outcome.error));
    if (outcome.status === 'done') end(outcome.reply?.cid ?? null);
    if (outcome.status === 'queued') end(null);
  });
  const sending = usePictureSending(
    startWithPicture,
    (outcome) => end(outcome.status === 'done' ? (outcome.reply?.cid ?? null) : null),
    setError,
  );
  const isSending = pending || sending.progress !== null;

  function start() {
    setError(null);
    if (file !== null) {
      sending.send({ ...body, picture: file });
      return;
    }
    setPending(true);
    dispatch(body);
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('inbox.newConversation')} locked={isSending}>
      <FormShell
        label={t('inbox.newConversation')}
        pending={isSending}
        error={error}
        onSubmit={start}
        submit={t('inbox.start')}
        submitDisabledReason={isPreparing ? t('inbox.preparingPicture') : missingText(body, file !== null)}
      >
        <TextField label={t('inbox.subject')} value={name} onChange={setName} maxLength={SUBJECT_MAX} required />
        <TextField
          label={t('inbox.location')}
          value={location}
          onChange={setLocation}
          maxLength={LOCATION_MAX}
          required
        />
        <TextArea
          label={t('inbox.message')}
          value={message}
          onChange={setMessage}
          maxLength={CHAT_MESSAGE_MAX}
          required={file === null}
        />
        {hasPictures && (
          <div>
            <PictureRow
              picture={picture}
              progress={sending.progress}
              onCancel={sending.cancel}
              onRemove={() => void dropSharedPicture()}
            />
            <AddPicture named picture={picture} disabled={isSending || isPreparing} />
          </div>
        )}
      </FormShell>
    </Dialog>
  );
}
