import { useApi } from '@maidan/api-client/core/api-provider';
import { todayQuery } from '@maidan/api-client/queries/desk/today';
import { useQuery } from '@tanstack/react-query';
import { countText } from '../../page/counts.ts';
import { Tabs } from '../../page/Tabs.tsx';
import { paths, reportParts, type ReportPart } from '../../paths.ts';

const names: Readonly<Record<ReportPart, string>> = {
  open: 'Open',
  held: 'Waiting',
  appeals: 'Appeals',
  people: 'People',
  words: 'Words',
  done: 'Decided',
};

/** The parts of Reports, with the number of items waiting in each. */
export function ReportTabs({ current }: { current: ReportPart }) {
  const { data } = useQuery(todayQuery(useApi()));
  const counts: Partial<Record<ReportPart, number | undefined>> = {
    open: data?.reports?.count,
    held: data?.held?.count,
    appeals: data?.appeals?.count,
  };
  const tabs = reportParts.map((part) => {
    const count = counts[part] ?? 0;
    return {
      name: names[part],
      href: paths.reports(part),
      current: part === current,
      count: count === 0 ? undefined : countText(count),
    };
  });
  return <Tabs label="Reports by state" tabs={tabs} />;
}
