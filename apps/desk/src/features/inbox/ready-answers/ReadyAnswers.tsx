import { useApi } from '@maidan/api-client/core/api-provider';
import { readyAnswersQuery } from '@maidan/api-client/queries/desk/inbox';
import {
  readyAnswers,
  removeReadyAnswer,
  saveReadyAnswer,
  type ReadyAnswer,
} from '@maidan/contract/desk/inbox/ready-answers';
import { Button } from '@maidan/ui/Button';
import { PlusIcon } from '@maidan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { Section } from '../../../page/Section.tsx';
import { ReadyAnswerDialog } from './ReadyAnswerDialog.tsx';
import { showUndo } from '../../../acts/show-undo.ts';
import { useAct } from '../../../acts/use-act.ts';

/** Canned answers for the inbox. */
export function ReadyAnswers({ mayEdit }: { mayEdit: boolean }) {
  const api = useApi();
  const query = useQuery(readyAnswersQuery(api));
  const [edited, setEdited] = useState<ReadyAnswer | 'new' | null>(null);
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
      <Loaded query={query} what="ready answers">
        {({ data }) =>
          data.length === 0 ? (
            <p className={layout.row}>Save the answers you give often, and send them with one tap.</p>
          ) : (
            <ul className={layout.rows}>
              {data.map((answer) => (
                <li key={answer.id} className={layout.row}>
                  <span className={layout.rowText}>
                    <span className={layout.rowName}>{answer.name}</span>
                    <br />
                    <span className={layout.rowNote}>{answer.text}</span>
                  </span>
                  {mayEdit && (
                    <span className={layout.actions}>
                      <Button onClick={() => setEdited(answer)}>Edit</Button>
                      <Button
                        pending={remove.isPending && remove.variables.id === answer.id}
                        onClick={() => remove.mutate(answer)}
                      >
                        Remove
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayEdit && (
        <div className={layout.afterRows}>
          <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setEdited('new')}>
            New answer
          </Button>
        </div>
      )}
      {edited !== null && (
        <ReadyAnswerDialog answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}
