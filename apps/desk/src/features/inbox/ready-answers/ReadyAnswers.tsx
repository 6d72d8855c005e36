import { useApi } from '@maidan/api-client/core/api-provider';
import { readyAnswersQuery } from '@maidan/api-client/queries/desk/inbox';
import {
  readyAnswers,
  removeReadyAnswer,
  saveReadyAnswer,
  type ReadyAnswer,
} from '@maidan/contract/desk/inbox/ready-answers';
import { Button } from '@maidan/ui/Button';
import { Row } from '@maidan/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { EditableList } from '../../../rows/EditableList.tsx';
import { Section } from '../../../page/Section.tsx';
import { ReadyAnswerDialog } from './ReadyAnswerDialog.tsx';
import { showUndo } from '../../../acts/show-undo.ts';
import { useAct } from '../../../acts/use-act.ts';

/** Canned answers for the inbox. */
export function ReadyAnswers({ mayEdit }: { mayEdit: boolean }) {
  const api = useApi();
  const query = useQuery(readyAnswersQuery(api));
  const changes = [readyAnswers];
  const restore = useAct(({ name, text }: ReadyAnswer) => api.call(saveReadyAnswer, { body: { name, text } }), {
    changes,
  });
  const remove = useAct(({ id }: ReadyAnswer) => api.call(removeReadyAnswer, { params: { id } }), {
    changes,
    done: (_, answer) => void showUndo(`${answer.name} removed`, () => restore.mutate(answer)),
  });
  return (
    <Section title="Ready answers" note="read before they are sent">
      <EditableList
        query={query}
        what="ready answers"
        itemsOf={({ data }) => data}
        idOf={({ id }) => String(id)}
        renderRow={({ name, text }) => ({ name, note: text })}
        renderActions={(answer, edit) =>
          mayEdit && (
            <Row as="span" flexWrap="wrap">
              <Button onClick={edit}>Edit</Button>
              <Button
                pending={remove.isPending && remove.variables.id === answer.id}
                onClick={() => remove.mutate(answer)}
              >
                Remove
              </Button>
            </Row>
          )
        }
        empty="Save the answers you give often, and send them with one tap."
        {...(mayEdit && { add: 'New answer' })}
        isAddLast
        renderDialog={(answer, close) => <ReadyAnswerDialog answer={answer} onClose={close} />}
      />
    </Section>
  );
}
