import type { Reply } from '@maidan/contract/core/endpoint';
import type { insights } from '@maidan/contract/desk/insights';
import { Table, type Column } from '@maidan/ui/Table';
import { dayAt } from '../../times/time.ts';
import { countedShort, insightTexts } from './insight-texts.ts';

type InsightsReply = Reply<typeof insights>;

/** A row for each day, a column for each kind. */
export function DayTable({ reply: { counts, days } }: { reply: InsightsReply }) {
  const columns: readonly Column<number>[] = [
    {
      key: 'day',
      header: 'Day',
      kind: 'text',
      rowHeader: true,
      pin: 'name',
      cell: (index) => dayAt(`${days[index] ?? ''}T12:00:00+05:30`),
    },
    ...counts.map((counted) => ({
      key: counted.kind,
      header: insightTexts[counted.kind].name,
      cell: (index: number) => countedShort(counted.days[index] ?? null),
    })),
  ];
  const rows = days.map((_, index) => index).toReversed();
  return <Table label="Counts by day" columns={columns} rows={rows} rowKey={(index) => days[index] ?? index} />;
}
