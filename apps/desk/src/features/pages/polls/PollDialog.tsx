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
import { PlusIcon } from '@maidan/ui/icons';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { SortableItems } from '../../../rows/sortable/SortableItems.tsx';
import { useItems } from '../../../rows/sortable/use-items.ts';
import { useAct } from '../../../acts/use-act.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';

interface PollDialogProps {
  /** Null for a new one. Once people have voted, only `about` can change. */
  poll: DeskPoll | null;
  onClose: () => void;
}

export function PollDialog({ poll, onClose }: PollDialogProps) {
  const api = useApi();
  const { draft, field } = useDraft(() => ({ question: poll?.question ?? '', about: poll?.about ?? '' }));
  const answers = useItems(() => (poll?.options ?? [{ text: '' }, { text: '' }]).map(({ text }) => ({ text })));
  const hasVotes = poll !== null && poll.votes > 0;
  const changes = [deskPolls, deskTopics];
  const save = useAct(
    () =>
      api.call(savePoll, {
        body: {
          ...(poll === null ? {} : { id: poll.id }),
          question: draft.question.trim(),
          options: answers.items.map(({ text }) => text.trim()),
          about: draft.about.trim(),
        },
      }),
    { changes, inPlace: true, done: onClose },
  );
  const remove = useAct(() => api.call(removePoll, { params: { id: poll?.id ?? 0 } }), {
    changes,
    inPlace: true,
    done: () => {
      showToast('Poll removed');
      onClose();
    },
  });
  const blocked =
    draft.question.trim() === ''
      ? 'Enter a question.'
      : answers.items.some(({ text }) => text.trim() === '')
        ? 'Fill in every answer, or remove it.'
        : undefined;

  return (
    <EditDialog
      title={poll === null ? 'New poll' : 'Edit the poll'}
      submit={save}
      blocked={blocked}
      onClose={onClose}
      remove={poll === null || hasVotes ? undefined : remove}
    >
      {!hasVotes && (
        <>
          <TextField
            label="Question"
            hint="Once someone has voted, the question and its answers cannot change."
            autoComplete="off"
            maxLength={POLL_QUESTION_MAX}
            {...field('question')}
          />
          <SortableItems
            label="Answers"
            list={answers}
            nameOf={({ text }) => (text.trim() === '' ? 'the empty answer' : text)}
            what={(_, index) => `answer ${index + 1}`}
            least={2}
          >
            {({ text }, change, index) => (
              <TextField
                label={`Answer ${index + 1}`}
                autoComplete="off"
                maxLength={POLL_OPTION_MAX}
                value={text}
                onChange={(typed) => change({ text: typed })}
              />
            )}
          </SortableItems>
          {answers.items.length < POLL_OPTIONS_MAX && (
            <Button icon={<PlusIcon size={20} />} onClick={() => answers.add({ text: '' })}>
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
        {...field('about')}
      />
    </EditDialog>
  );
}
