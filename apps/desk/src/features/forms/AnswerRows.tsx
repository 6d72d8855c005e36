import type { AnsweredField, FormAnswer } from '@maidan/contract/desk/forms';
import * as layout from '../../parts/layout.css.ts';
import { shortMoment } from '../../parts/time.ts';
import { useNow } from '../../parts/use-now.ts';
import { answerTo } from './answer-to.ts';
import * as css from './Forms.css.ts';

interface AnswerListProps {
  answers: readonly FormAnswer[];
  fields: readonly AnsweredField[];
  onOpen: (answer: FormAnswer) => void;
}

/** On a phone: who answered, when, and the beginning. */
export function AnswerRows({ answers, fields, onOpen }: AnswerListProps) {
  const now = useNow();
  return (
    <ul className={layout.rows}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <button type="button" className={css.row} onClick={() => onOpen(answer)}>
            <span className={css.name}>{answer.person.name}</span>
            <span className={css.when}>
              {answer.is_new && <span className={css.fresh}>New </span>}
              {answer.sent_at !== null && shortMoment(answer.sent_at, now)}
            </span>
            <span className={css.clamped}>
              {fields
                .map((field) => answerTo(field, answer))
                .filter((text) => text !== '')
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
