import { useApi } from '@maidan/api-client/core/api-provider';
import { addInboxNote, inboxNotes } from '@maidan/contract/desk/inbox/inbox-work';
import { INBOX_NOTE_MAX } from '@maidan/contract/desk/limits';
import { TextArea } from '@maidan/ui/TextArea';
import { useState } from 'react';
import { EditDialog } from '../../dialogs/EditDialog.tsx';
import { useAct } from '../../acts/use-act.ts';

export function NoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useApi();
  const [text, setText] = useState('');
  const save = useAct(() => api.call(addInboxNote, { params: { id }, body: { text: text.trim() } }), {
    changes: [inboxNotes],
    inPlace: true,
    done: onClose,
  });
  return (
    <EditDialog
      title="Note for staff"
      submit={save}
      blocked={text.trim() === '' ? 'Write something first.' : undefined}
      onClose={onClose}
    >
      <TextArea
        label="Note"
        name="note"
        rows={4}
        hint="Only staff can see it. It is never sent."
        maxLength={INBOX_NOTE_MAX}
        value={text}
        onChange={setText}
      />
    </EditDialog>
  );
}
