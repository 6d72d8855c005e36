import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { FIXTURE_TABLE_MAX, previewFixtures, type FixturePreview } from '@maidan/contract/desk/season/new-fixtures';
import type { SeasonCategory } from '@maidan/contract/desk/season/season';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { TextArea } from '@maidan/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Picker } from '../../../parts/files/FilePicker.tsx';
import * as layout from '../../../parts/layout.css.ts';
import { Notice } from '../../../parts/Notice.tsx';
import * as css from './Season.css.ts';
import { useAddFixtures } from './use-add-fixtures.ts';

interface FixtureTableProps {
  category: SeasonCategory;
  onDone: () => void;
}

const toRow = ({ line: _line, problem: _problem, ...row }: FixturePreview) => row;

const text = ({ group, team_1, team_2, date, time, ground }: FixturePreview) =>
  `${[date, time].filter(Boolean).join(' ')}: ${team_1} v ${team_2}, ${[group, ground].filter(Boolean).join(', ')}`;

/** Many fixtures from a spreadsheet: every row is read out before any of them is added. */
export function FixtureTable({ category, onDone }: FixtureTableProps) {
  const api = useApi();
  const [table, setTable] = useState('');
  const preview = useMutation({
    mutationFn: () => api.call(previewFixtures, { params: { id: category.id }, body: { table } }),
  });
  const add = useAddFixtures(category.id, onDone);
  const offline = useOnline() ? undefined : 'You are offline.';
  const rows = preview.data?.rows ?? [];
  const wrong = rows.filter(({ problem }) => problem !== null).length;

  function change(typed: string) {
    setTable(typed);
    // What was read is not this table.
    preview.reset();
  }

  return (
    <>
      <Picker
        accept=".csv,.tsv,text/csv,text/plain"
        invalid={false}
        onPick={(file) => void file.text().then((read) => change(read.slice(0, FIXTURE_TABLE_MAX)))}
      >
        Choose a CSV file
      </Picker>
      <TextArea
        label="Or paste the cells"
        hint="The first row names the columns: date, team_1, team_2, group, and if you like time, ground, type."
        rows={5}
        maxLength={FIXTURE_TABLE_MAX}
        value={table}
        onChange={change}
      />
      {preview.error && <Notice tone="warn">{errorMessage(preview.error)}</Notice>}
      {rows.length > 0 && (
        <>
          <Notice tone={wrong === 0 ? 'good' : 'warn'}>
            {wrong === 0
              ? `All ${rows.length} rows can be added.`
              : `${wrong} of ${rows.length} rows cannot be added. Change them above, then read the table again.`}
          </Notice>
          <ol className={css.verdicts} aria-label="Rows of the table">
            {rows.map((row) => (
              <li key={row.line} className={css.verdict}>
                {text(row)}
                {row.problem !== null && <p className={css.problem}>{`Line ${row.line}: ${row.problem}`}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className={layout.actions}>
        {rows.length > 0 && wrong === 0 ? (
          <Button
            variant="signal"
            pending={add.isPending}
            disabledReason={offline}
            onClick={() => add.mutate(rows.map(toRow))}
          >
            {rows.length === 1 ? 'Add 1 fixture' : `Add ${rows.length} fixtures`}
          </Button>
        ) : (
          <Button
            variant="ink"
            pending={preview.isPending}
            disabledReason={offline ?? (table.trim() === '' ? 'Paste a table first.' : undefined)}
            onClick={() => preview.mutate()}
          >
            Read the table
          </Button>
        )}
      </div>
    </>
  );
}
