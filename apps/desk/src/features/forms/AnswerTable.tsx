import type { AnsweredField, FormAnswer } from '@maidan/contract/desk/forms';
import { Table, type Column } from '@maidan/ui/Table';
import { momentAt } from '../../parts/time.ts';
import { answerTo, labelOf } from './answer-to.ts';
import * as css from './Forms.css.ts';

interface AnswerTableProps {
  label: string;
  answers: readonly FormAnswer[];
  fields: readonly AnsweredField[];
  onOpen: (answer: FormAnswer) => void;
}

const nameColumn = (onOpen: AnswerTableProps['onOpen']): Column<FormAnswer> => ({
  key: 'name',
  header: 'Name',
  kind: 'text',
  rowHeader: true,
  pin: 'name',
  cell: (answer) => (
    <button type="button" className={css.nameButton} onClick={() => onOpen(answer)}>
      {answer.person.name}
    </button>
  ),
});

const sentColumn: Column<FormAnswer> = {
  key: 'sent',
  header: 'Sent',
  kind: 'text',
  cell: ({ sent_at: sent, is_new: isNew }) => (
    <span className={css.when}>
      {isNew && <span className={css.fresh}>New </span>}
      {sent !== null && momentAt(sent)}
    </span>
  ),
};

const fieldColumn = (field: AnsweredField): Column<FormAnswer> => ({
  key: String(field.id),
  header: labelOf(field),
  kind: 'text',
  cell: (answer) => <span className={css.cell}>{answerTo(field, answer)}</span>,
});

/** On a desk: a line for each answer, a column for each question. */
export function AnswerTable({ label, answers, fields, onOpen }: AnswerTableProps) {
  const columns = [nameColumn(onOpen), sentColumn, ...fields.map(fieldColumn)];
  return <Table label={label} columns={columns} rows={answers} rowKey={({ id }) => String(id)} />;
}
