import { useApi } from '@maidan/api-client/core/api-provider';
import { readyAnswers, saveReadyAnswer, type ReadyAnswer } from '@maidan/contract/desk/inbox/ready-answers';
import { READY_ANSWER_NAME_MAX } from '@maidan/contract/desk/limits';
import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { useAct } from '../../../acts/use-act.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';

interface ReadyAnswerDialogProps {
  /** Null for a new one. */
  answer: ReadyAnswer | null;
  onClose: () => void;
}

export function ReadyAnswerDialog({ answer, onClose }: ReadyAnswerDialogProps) {
  const api = useApi();
  const { draft, field } = useDraft(() => ({ name: answer?.name ?? '', text: answer?.text ?? '' }));
  const body = { name: draft.name.trim(), text: draft.text.trim(), ...(answer && { id: answer.id }) };
  const save = useAct(() => api.call(saveReadyAnswer, { body }), {
    changes: [readyAnswers],
    inPlace: true,
    done: onClose,
  });
  return (
    <EditDialog
      title={answer === null ? 'New answer' : 'Edit the answer'}
      submit={save}
      blocked={body.name === '' || body.text === '' ? 'Give it a name and a text.' : undefined}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        hint="On the button, so keep it short."
        autoComplete="off"
        maxLength={READY_ANSWER_NAME_MAX}
        {...field('name')}
      />
      <TextArea
        label="Text"
        name="text"
        rows={5}
        hint="{name} and {location} are filled in for each person."
        maxLength={CHAT_MESSAGE_MAX}
        {...field('text')}
      />
    </EditDialog>
  );
}
