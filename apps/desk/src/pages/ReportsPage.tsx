import { useParams } from 'react-router';
import { Reports } from '../features/reports/Reports.tsx';
import * as layout from '../parts/layout.css.ts';
import { NoPermission } from '../parts/NoPermission.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { hasRole, useStaff } from '../session/DeskContext.tsx';

export default function ReportsPage() {
  const { state } = useParams();
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
  const shown = state === 'done' ? 'done' : 'open';
  return <Reports key={shown} state={shown} />;
}
