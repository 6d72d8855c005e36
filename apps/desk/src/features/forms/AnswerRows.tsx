import type { AnsweredField, FormAnswer } from '@maidan/contract/desk/forms/forms';
import { Text } from '@maidan/ui/layout';
import * as layout from '../../page/layout.css.ts';
import { VirtualRows } from '../../rows/VirtualRows.tsx';
import { shortMoment } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import { answerTo } from './answer-to.ts';
import { stateNames } from './answer-states.ts';
import * as css from './Forms.css.ts';

interface AnswerListProps {
  answers: readonly FormAnswer[];
  fields: readonly AnsweredField[];
  hasMore: boolean;
  onOpen: (answer: FormAnswer) => void;
}

/** Pixels of a row with two lines of answers. */
const ROW_HEIGHT = 94;

/** The phone layout: the sender, the time and the start of each answer. */
export function AnswerRows({ answers, fields, hasMore, onOpen }: AnswerListProps) {
  const now = useNow();
  return (
    <VirtualRows
      className={layout.rows}
      rows={answers}
      rowKey={({ id }) => id ?? 0}
      hasMore={hasMore}
      estimate={ROW_HEIGHT}
    >
      {(answer) => (
        <button type="button" className={css.row} onClick={() => onOpen(answer)}>
          <Text as="span" minWidth={0} font="name" overflowWrap="anywhere">
            {answer.person.name}
          </Text>
          <Text as="span" font="note" fontVariantNumeric="tabular" whiteSpace="nowrap">
            {answer.is_new && (
              <Text as="span" font="head13" color="ink">
                New{' '}
              </Text>
            )}
            {answer.sent_at !== null && shortMoment(answer.sent_at, now)}
          </Text>
          {answer.state !== 'new' && <span className={css.state}>{stateNames[answer.state]}</span>}
          {answer.edited_at !== null && <span className={css.state}>Edited {shortMoment(answer.edited_at, now)}</span>}
          <span className={css.clamped}>
            {fields
              .map((field) => answerTo(field, answer))
              .filter((text) => text !== '')
              .join(' · ')}
          </span>
        </button>
      )}
    </VirtualRows>
  );
}
