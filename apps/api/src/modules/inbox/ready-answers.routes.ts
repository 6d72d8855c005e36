import { READY_ANSWERS_MAX } from '@maidan/contract/desk/limits';
import { readyAnswers, removeReadyAnswer, saveReadyAnswer } from '@maidan/contract/desk/inbox/ready-answers';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { requireId } from '../access/cursors.service.ts';
import {
  addReadyAnswer,
  changeReadyAnswer,
  findReadyAnswerByName,
  listReadyAnswers,
  removeReadyAnswerRow,
  type ReadyAnswerRow,
} from './ready-answers.store.ts';

const WHAT = 'ready answer';

/** Saved replies that staff choose from. */
export const readyAnswersModule = defineModule({
  name: 'ready-answers',
  routes: ({ db }) => [
    route(readyAnswers, async () => ({ data: (await listReadyAnswers(db)).map(describe) })),

    route(saveReadyAnswer, ({ body: { id, name: typed, text } }, { act }) =>
      act(async (tx, now, log) => {
        const name = typed.trim();
        if (name === '') throw errors.invalidField('name', 'Please enter a name.');
        const same = await findReadyAnswerByName(tx, name);
        if (same && same.id !== id) throw errors.conflict('conflict', { text: 'Another ready answer has this name.' });
        if (id === undefined && (await listReadyAnswers(tx)).length >= READY_ANSWERS_MAX) {
          throw errors.conflict('conflict', { text: `There can be at most ${READY_ANSWERS_MAX} ready answers.` });
        }
        const written = { name, text };
        const saved =
          id === undefined
            ? await addReadyAnswer(tx, written, now)
            : await changeReadyAnswer(tx, requireId(id, WHAT), written, now);
        if (!saved) throw errors.notFound(WHAT);
        await log({ action: 'ready-answer.saved', thing: { kind: 'ready-answer', id: saved.id, name } });
        return describe(saved);
      }),
    ),

    route(removeReadyAnswer, ({ params }, { act }) =>
      act(async (tx, _now, log) => {
        const id = requireId(params.id, WHAT);
        const name = await removeReadyAnswerRow(tx, id);
        if (name === undefined) throw errors.notFound(WHAT);
        await log({ action: 'ready-answer.removed', thing: { kind: 'ready-answer', id, name } });
        return null;
      }),
    ),
  ],
});

const describe = ({ id, name, text, changed_at }: ReadyAnswerRow) => ({
  id,
  name,
  text,
  changed_at: toInstant(changed_at),
});
