import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Appeals } from '../features/reports/Appeals.tsx';
import { HeldWords } from '../features/reports/HeldWords.tsx';
import { Reports } from '../features/reports/Reports.tsx';
import { ReportTabs } from '../features/reports/ReportTabs.tsx';
import { Sanctions } from '../features/reports/Sanctions.tsx';
import * as layout from '../parts/layout.css.ts';
import { NoPermission } from '../parts/NoPermission.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { reportParts, type ReportPart } from '../paths.ts';
import { hasRole, useStaff } from '../session/DeskContext.tsx';

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
  if (!hasRole(useStaff(), 'owner', 'moderator')) {
    return (
      <>
        <PageHead title="Reports" />
        <div className={layout.body}>
          <NoPermission />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHead title="Reports" />
      <ReportTabs current={part} />
      <div key={part} className={`${layout.body} ${layout.belowTabs}`}>
        {screens[part]}
      </div>
    </>
  );
}
