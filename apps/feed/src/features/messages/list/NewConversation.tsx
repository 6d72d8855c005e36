import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { conversationsPage, newConversation } from '@maidan/contract/account/conversations';
import { CHAT_MESSAGE_MAX, LOCATION_MAX, SUBJECT_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { useDraft } from '@maidan/actions/drafts';
import { Dialog } from '@maidan/ui/Dialog';
import { FormShell } from '@maidan/ui/FormShell';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptKey } from './attempt-key.ts';
import { newConversationDraft } from './draft-places.ts';
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
  const client = useQueryClient();
  const [name, setName] = useDraft(newConversationDraft('name'));
  const [location, setLocation] = useDraft(newConversationDraft('location'));
  const [message, setMessage] = useDraft(newConversationDraft('message'));
  const [stored, setStored] = useDraft(newConversationDraft('key'));
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const body = { name: name.trim(), location: location.trim(), message: message.trim() };

  async function start() {
    const attempt = attemptKey(stored, body);
    setStored(attempt.stored);
    setPending(true);
    setError(null);
    try {
      const { cid } = await api.call(newConversation, { body }, { idempotencyKey: attempt.key });
      for (const clear of [setName, setLocation, setMessage, setStored]) clear('');
      void client.invalidateQueries({ queryKey: [conversationsPage.id] });
      onStarted(cid);
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="New Conversation" locked={pending}>
      <FormShell
        label="New Conversation"
        pending={pending}
        error={error}
        onSubmit={() => void start()}
        submit="Start Conversation"
        submitDisabledReason={missingText(body)}
      >
        <TextField label="Subject" value={name} onChange={setName} maxLength={SUBJECT_MAX} required />
        <TextField label="Location" value={location} onChange={setLocation} maxLength={LOCATION_MAX} required />
        <TextArea label="Message" value={message} onChange={setMessage} maxLength={CHAT_MESSAGE_MAX} required />
      </FormShell>
    </Dialog>
  );
}
