import { useApi } from '@maidan/api-client/core/api-provider';
import {
  ANSWER_NOTE_MAX,
  formAnswers,
  judgeAnswer,
  type AnswerState,
  type FormAnswer,
} from '@maidan/contract/desk/forms/forms';
import { Button } from '@maidan/ui/Button';
import { Select } from '@maidan/ui/Select';
import { TextArea } from '@maidan/ui/TextArea';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useOnline } from '@maidan/browser/use-online';
import { useState } from 'react';
import { CheckedForm } from '../../dialogs/CheckedForm.tsx';
import { useAct } from '../../acts/use-act.ts';
import { stateOptions } from './answer-states.ts';

/** The state of an answer, and a note for staff. */
export function JudgeAnswer({ answer }: { answer: FormAnswer }) {
  const api = useApi();
  const online = useOnline();
  const [state, setState] = useState<AnswerState>(answer.state);
  const [note, setNote] = useState(answer.note);
  const save = useAct(
    () => api.call(judgeAnswer, { params: { id: answer.id ?? 0 }, body: { state, note: note.trim() } }),
    { changes: [formAnswers], done: () => showToast('Saved') },
  );
  return (
    <CheckedForm minWidth="dialog" onSubmit={() => save.mutate(undefined)}>
      <Select label="State" options={stateOptions} value={state} onChange={(value) => setState(value as AnswerState)} />
      <TextArea
        label="Note for staff"
        hint="The sender sees it if they download their data."
        value={note}
        maxLength={ANSWER_NOTE_MAX}
        onChange={setNote}
      />
      <div>
        <Button
          type="submit"
          variant="ink"
          pending={save.isPending}
          disabledReason={online ? undefined : 'You are offline.'}
        >
          Save
        </Button>
      </div>
    </CheckedForm>
  );
}
