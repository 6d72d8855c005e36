import { PageBody } from '../page/PageBody.tsx';
import type { ReactNode } from 'react';
import { reportStates } from '@maidan/contract/desk/cases/reports';
import { useParams } from 'react-router';
import { Appeals } from '../features/cases/Appeals.tsx';
import { HeldWords } from '../features/cases/HeldWords.tsx';
import { Reports } from '../features/cases/Reports.tsx';
import { ReportTabs } from '../features/cases/ReportTabs.tsx';
import { Sanctions } from '../features/cases/Sanctions.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { reportParts, type ReportPart } from '../paths.ts';

type QueuePart = (typeof reportStates)[number];

const screens: Readonly<Record<Exclude<ReportPart, QueuePart>, ReactNode>> = {
  appeals: <Appeals />,
  people: <Sanctions />,
  words: <HeldWords />,
};

const isQueue = (part: ReportPart): part is QueuePart => reportStates.some((state) => state === part);

export default function ReportsPage() {
  const { state, case: open } = useParams();
  const part = reportParts.find((one) => one === state) ?? 'open';
  return (
    <OnlyFor roles={['owner', 'moderator']} title="Reports">
      {isQueue(part) ? (
        <Reports key={part} state={part} open={open ?? null} />
      ) : (
        <>
          <PageHead title="Reports" />
          <ReportTabs current={part} />
          <PageBody paddingTop={5} key={part}>
            {screens[part]}
          </PageBody>
        </>
      )}
    </OnlyFor>
  );
}
