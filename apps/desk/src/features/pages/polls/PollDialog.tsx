import { useApi } from '@maidan/api-client/core/api-provider';
import {
  deskPolls,
  POLL_ABOUT_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_QUESTION_MAX,
  removePoll,
  savePoll,
  type DeskPoll,
} from '@maidan/contract/desk/pages/polls';
import { deskTopics } from '@maidan/contract/desk/pages/topics';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon, PlusIcon } from '@maidan/ui/icons';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useRef, useState } from 'react';
import { SortableRows } from '../../../rows/SortableRows.tsx';
import { useAct } from '../../../acts/use-act.ts';
import * as css from '../PageParts.css.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';

interface PollDialogProps {
  /** Null for a new one. Once people have voted, only `about` can change. */
  poll: DeskPoll | null;
  onClose: () => void;
}

/** An answer, with a key that is stable while the order changes. */
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
  const [about, setAbout] = useState(poll?.about ?? '');
  const nextKey = useRef(answers.length);
  const hasVotes = poll !== null && poll.votes > 0;
  const changes = [deskPolls, deskTopics];
  const save = useAct(
    () =>
      api.call(savePoll, {
        body: {
          ...(poll === null ? {} : { id: poll.id }),
          question: question.trim(),
          options: answers.map(({ text }) => text.trim()),
          about: about.trim(),
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
        poll === null || hasVotes
          ? undefined
          : { pending: remove.isPending, error: remove.error, onRemove: () => remove.mutate(poll) }
      }
    >
      {!hasVotes && (
        <>
          <TextField
            label="Question"
            hint="Once someone has voted, the question and its answers cannot change."
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
        </>
      )}
      <TextField
        label="What it is about"
        hint="The result links to it: an https:// address, or a page of the feed such as /post/the-final. Optional."
        autoComplete="off"
        maxLength={POLL_ABOUT_MAX}
        value={about}
        onChange={setAbout}
      />
    </EditDialog>
  );
}

const keyOf = ({ key }: Answer) => key;
const nameOf = ({ text }: Answer) => (text.trim() === '' ? 'the empty answer' : text);
