import { useApi } from '@maidan/api-client/core/api-provider';
import { READY_ANSWER_NAME_MAX } from '@maidan/contract/desk/limits';
import { readyAnswers, saveReadyAnswer, type ReadyAnswer } from '@maidan/contract/desk/inbox/ready-answers';
import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { DialogForm } from '../../../dialogs/DialogForm.tsx';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { useAct } from '../../../acts/use-act.ts';

interface ReadyAnswerDialogProps {
  /** Null for a new one. */
  answer: ReadyAnswer | null;
  onClose: () => void;
}

export function ReadyAnswerDialog({ answer, onClose }: ReadyAnswerDialogProps) {
  const api = useApi();
  const [name, setName] = useState(answer?.name ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const save = useAct(
    () =>
      api.call(saveReadyAnswer, {
        body: { name: name.trim(), text: text.trim(), ...(answer === null ? {} : { id: answer.id }) },
      }),
    { changes: [readyAnswers], inPlace: true, done: onClose },
  );
  const blocked = name.trim() === '' || text.trim() === '' ? 'Give it a name and a text.' : undefined;
  return (
    <Dialog open onClose={onClose} title={answer === null ? 'New answer' : 'Edit the answer'}>
      <DialogForm
        onSubmit={() => {
          if (blocked === undefined) save.mutate(undefined);
        }}
      >
        <TextField
          label="Name"
          name="name"
          hint="On the button, so keep it short."
          autoComplete="off"
          maxLength={READY_ANSWER_NAME_MAX}
          value={name}
          onChange={setName}
        />
        <TextArea
          label="Text"
          name="text"
          rows={5}
          hint="{name} and {location} are filled in for each person."
          maxLength={CHAT_MESSAGE_MAX}
          value={text}
          onChange={setText}
        />
        <Refusal error={save.error} />
        <Button type="submit" variant="signal" pending={save.isPending} disabledReason={blocked}>
          Save
        </Button>
      </DialogForm>
    </Dialog>
  );
}
