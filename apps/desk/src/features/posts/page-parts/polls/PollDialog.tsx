import { useApi } from '@maidan/api-client/core/api-provider';
import {
  deskPolls,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_QUESTION_MAX,
  removePoll,
  savePoll,
  type DeskPoll,
} from '@maidan/contract/desk/content/polls';
import { deskTopics } from '@maidan/contract/desk/content/topics';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon, PlusIcon } from '@maidan/ui/icons';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useRef, useState } from 'react';
import { SortableRows } from '../../../../parts/order/SortableRows.tsx';
import { useAct } from '../../../../parts/use-act.ts';
import * as css from '../PageParts.css.ts';
import { EditDialog } from '../../../../parts/EditDialog.tsx';

interface PollDialogProps {
  /** Null for a new one; else one without votes. */
  poll: DeskPoll | null;
  onClose: () => void;
}

/** An answer; the key tells it apart while the order changes. */
interface Answer {
  readonly key: string;
  readonly text: string;
}

export function PollDialog({ poll, onClose }: PollDialogProps) {
  const api = useApi();
  const [question, setQuestion] = useState(poll?.question ?? '');
  const [answers, setAnswers] = useState<readonly Answer[]>(() =>
    (poll?.options ?? [{ text: '' }, { text: '' }]).map(({ text }, at) => ({ key: `a${at}`, text })),
  );
  const nextKey = useRef(answers.length);
  const changes = [deskPolls, deskTopics];
  const save = useAct(
    () =>
      api.call(savePoll, {
        body: {
          ...(poll === null ? {} : { id: poll.id }),
          question: question.trim(),
          options: answers.map(({ text }) => text.trim()),
        },
      }),
    { changes, inPlace: true, done: onClose },
  );
  const remove = useAct((gone: DeskPoll) => api.call(removePoll, { params: { id: gone.id } }), {
    changes,
    inPlace: true,
    done: () => {
      showToast('Poll removed');
      onClose();
    },
  });
  const blocked =
    question.trim() === ''
      ? 'Enter a question.'
      : answers.some(({ text }) => text.trim() === '')
        ? 'Fill in every answer, or remove it.'
        : undefined;

  function add() {
    const key = `a${nextKey.current}`;
    nextKey.current += 1;
    setAnswers([...answers, { key, text: '' }]);
  }

  return (
    <EditDialog
      title={poll === null ? 'New poll' : 'Edit the poll'}
      save={save}
      blocked={blocked}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
      remove={
        poll === null
          ? undefined
          : { pending: remove.isPending, error: remove.error, onRemove: () => remove.mutate(poll) }
      }
    >
      <TextField
        label="Question"
        hint="Once somebody has voted, it can only be closed."
        autoComplete="off"
        maxLength={POLL_QUESTION_MAX}
        value={question}
        onChange={setQuestion}
      />
      <SortableRows
        label="Answers"
        items={answers}
        idOf={keyOf}
        nameOf={nameOf}
        onOrder={(ordered) => setAnswers(ordered)}
      >
        {({ key, text }, index) => (
          <>
            <span className={css.grow}>
              <TextField
                label={`Answer ${index + 1}`}
                autoComplete="off"
                maxLength={POLL_OPTION_MAX}
                value={text}
                onChange={(typed) =>
                  setAnswers(answers.map((answer) => (answer.key === key ? { key, text: typed } : answer)))
                }
              />
            </span>
            {answers.length > 2 && (
              <IconButton
                label={`Remove answer ${index + 1}`}
                icon={<CloseIcon />}
                onClick={() => setAnswers(answers.filter((answer) => answer.key !== key))}
              />
            )}
          </>
        )}
      </SortableRows>
      {answers.length < POLL_OPTIONS_MAX && (
        <Button icon={<PlusIcon size={20} />} onClick={add}>
          Add an answer
        </Button>
      )}
    </EditDialog>
  );
}

const keyOf = ({ key }: Answer) => key;
const nameOf = ({ text }: Answer) => (text.trim() === '' ? 'the empty answer' : text);
