import { Tabs } from '../../parts/Tabs.tsx';
import { paths, reportParts, type ReportPart } from '../../paths.ts';

const names: Readonly<Record<ReportPart, string>> = {
  open: 'Open',
  held: 'Waiting',
  appeals: 'Appeals',
  people: 'People',
  words: 'Words',
  done: 'Decided',
};

/** The parts of Reports. */
export function ReportTabs({ current }: { current: ReportPart }) {
  const tabs = reportParts.map((part) => ({ name: names[part], href: paths.reports(part), current: part === current }));
  return <Tabs label="Which reports" tabs={tabs} />;
}
