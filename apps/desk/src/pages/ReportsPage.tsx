import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Appeals } from '../features/reports/Appeals.tsx';
import { HeldWords } from '../features/reports/HeldWords.tsx';
import { Reports } from '../features/reports/Reports.tsx';
import { ReportTabs } from '../features/reports/ReportTabs.tsx';
import { Sanctions } from '../features/reports/Sanctions.tsx';
import * as layout from '../parts/layout.css.ts';
import { OnlyFor } from '../parts/OnlyFor.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { reportParts, type ReportPart } from '../paths.ts';

const screens: Readonly<Record<ReportPart, ReactNode>> = {
  open: <Reports state="open" />,
  held: <Reports state="held" />,
  appeals: <Appeals />,
  people: <Sanctions />,
  words: <HeldWords />,
  done: <Reports state="done" />,
};

export default function ReportsPage() {
  const { state } = useParams();
  const part = reportParts.find((one) => one === state) ?? 'open';
  return (
    <OnlyFor roles={['owner', 'moderator']} title="Reports">
      <PageHead title="Reports" />
      <ReportTabs current={part} />
      <div key={part} className={`${layout.body} ${layout.belowTabs}`}>
        {screens[part]}
      </div>
    </OnlyFor>
  );
}
