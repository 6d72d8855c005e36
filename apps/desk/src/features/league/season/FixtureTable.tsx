import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { decodeText } from '@maidan/i18n/files/decode-text';
import {
  FIXTURE_TABLE_MAX,
  previewFixtures,
  type FixturePreview,
} from '@maidan/contract/desk/league/season/new-fixtures';
import type { SeasonCategory } from '@maidan/contract/desk/league/season/season';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { Box, Row } from '@maidan/ui/layout';
import { TextArea } from '@maidan/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Picker } from '../../../files/FilePicker.tsx';
import { Notice } from '../../../page/Notice.tsx';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import * as css from './Season.css.ts';
import { rowText, tableText, verdictText } from './table-text.ts';
import { useAddFixtures } from './use-add-fixtures.ts';

interface FixtureTableProps {
  category: SeasonCategory;
  onDone: () => void;
}

const toRow = ({ group, type, team_1, team_2, date, time, ground }: FixturePreview) => ({
  group,
  type,
  team_1,
  team_2,
  date,
  time,
  ground,
});

/** Adds fixtures from a spreadsheet. Every row is checked on screen before any is added. */
export function FixtureTable({ category, onDone }: FixtureTableProps) {
  const api = useApi();
  const [table, setTable] = useState('');
  /** Why the chosen file could not be read. */
  const [unread, setUnread] = useState<string | null>(null);
  const preview = useMutation({
    mutationFn: () => api.call(previewFixtures, { params: { id: category.id }, body: { table } }),
  });
  const add = useAddFixtures(category.id, onDone);
  const offline = useOnline() ? undefined : 'You are offline.';
  const { rows, unread: left } = preview.data ?? { rows: [], unread: [] };
  const isRight = rows.every(({ problem }) => problem === null);
  const fresh = rows.filter(({ exists }) => !exists);
  const isClean = isRight && left.length === 0 && rows.every(({ exists, warning }) => !exists && warning === null);

  function change(typed: string) {
    setTable(typed);
    setUnread(null);
    // The check no longer matches the table.
    preview.reset();
    add.reset();
  }

  async function read(file: File): Promise<void> {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    change((decoded?.text ?? '').slice(0, FIXTURE_TABLE_MAX));
    setUnread(decoded === null ? `${file.name} is not a text table. Save it as CSV.` : null);
  }

  return (
    <>
      <Picker accept=".csv,.tsv,text/csv,text/plain" invalid={false} onPick={(file) => void read(file)}>
        Choose a CSV file
      </Picker>
      <TextArea
        label="Or paste the cells"
        hint="The first row names the columns: date, team_1, team_2, group, and optionally time, ground, type."
        rows={5}
        maxLength={FIXTURE_TABLE_MAX}
        value={table}
        onChange={change}
      />
      {unread !== null && <Notice tone="warn">{unread}</Notice>}
      {preview.error && <Notice tone="warn">{errorMessage(preview.error)}</Notice>}
      {rows.length > 0 && (
        <>
          <Notice tone={isClean ? 'good' : 'warn'}>{tableText(rows, left)}</Notice>
          <ol className={css.verdicts} aria-label="Rows of the table">
            {rows.map((row) => (
              <li key={row.line} className={css.verdict}>
                {rowText(row)}
                {verdictText(row) !== null && (
                  <Box as="p" color="error">
                    {verdictText(row)}
                  </Box>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <Refusal error={add.error} />
      <Row flexWrap="wrap">
        {fresh.length > 0 && isRight && !add.error ? (
          <Button
            variant="signal"
            pending={add.isPending}
            disabledReason={offline}
            onClick={() => add.mutate({ rows: fresh.map(toRow), confirmed: true })}
          >
            {fresh.length === 1 ? 'Add 1 match' : `Add ${fresh.length} matches`}
          </Button>
        ) : (
          <Button
            variant="ink"
            pending={preview.isPending}
            disabledReason={offline ?? (table.trim() === '' ? 'Paste a table first.' : undefined)}
            onClick={() => {
              add.reset();
              preview.mutate();
            }}
          >
            Check the table
          </Button>
        )}
      </Row>
    </>
  );
}
