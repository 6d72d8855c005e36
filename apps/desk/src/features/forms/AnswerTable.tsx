import type { AnsweredField, FormAnswer } from '@maidan/contract/desk/forms/forms';
import { Box, Text } from '@maidan/ui/layout';
import { useMemo } from 'react';
import { DataTable, type DataColumn } from '../../rows/DataTable.tsx';
import { momentAt } from '../../times/time.ts';
import { answerTo, labelOf } from './answer-to.ts';
import { stateNames } from './answer-states.ts';
import * as css from './Forms.css.ts';

interface AnswerTableProps {
  label: string;
  answers: readonly FormAnswer[];
  fields: readonly AnsweredField[];
  hasMore: boolean;
  onOpen: (answer: FormAnswer) => void;
}

const nameColumn = (onOpen: AnswerTableProps['onOpen']): DataColumn<FormAnswer> => ({
  id: 'name',
  header: 'Name',
  width: 200,
  cell: (answer) => (
    <button type="button" className={css.nameButton} onClick={() => onOpen(answer)}>
      {answer.person.name}
    </button>
  ),
});

const sentColumn: DataColumn<FormAnswer> = {
  id: 'sent',
  header: 'Sent',
  width: 260,
  cell: ({ sent_at: sent, edited_at: edited, is_new: isNew }) => (
    <Text as="span" font="note" fontVariantNumeric="tabular" whiteSpace="nowrap">
      {isNew && (
        <Text as="span" font="head13" color="ink">
          New{' '}
        </Text>
      )}
      {sent !== null && momentAt(sent)}
      {edited !== null && (
        <Box as="span" display="block">
          Edited {momentAt(edited)}
        </Box>
      )}
    </Text>
  ),
};

const stateColumn: DataColumn<FormAnswer> = {
  id: 'state',
  header: 'State',
  width: 160,
  cell: ({ state, note }) => (
    <span className={css.cell}>
      {stateNames[state]}
      {note !== '' && `: ${note}`}
    </span>
  ),
};

const fieldColumn = (field: AnsweredField): DataColumn<FormAnswer> => ({
  id: String(field.id),
  header: labelOf(field),
  width: 240,
  cell: (answer) => <span className={css.cell}>{answerTo(field, answer)}</span>,
});

/** The wide layout: a row for each answer, a column for each question. */
export function AnswerTable({ label, answers, fields, hasMore, onOpen }: AnswerTableProps) {
  const columns = useMemo(
    () => [nameColumn(onOpen), sentColumn, stateColumn, ...fields.map(fieldColumn)],
    [fields, onOpen],
  );
  return <DataTable label={label} columns={columns} rows={answers} rowKey={({ id }) => String(id)} hasMore={hasMore} />;
}
