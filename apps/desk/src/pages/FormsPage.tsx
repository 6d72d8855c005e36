import { useParams } from 'react-router';
import { Answers } from '../features/forms/Answers.tsx';
import { FormList } from '../features/forms/FormList.tsx';
import * as layout from '../parts/layout.css.ts';
import { NoPermission } from '../parts/NoPermission.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { hasRole, useStaff } from '../session/DeskContext.tsx';

export default function FormsPage() {
  const { id } = useParams();
  if (!hasRole(useStaff(), 'owner', 'editor')) {
    return (
      <>
        <PageHead title="Forms" />
        <div className={layout.body}>
          <NoPermission />
        </div>
      </>
    );
  }
  return id === undefined ? <FormList /> : <Answers key={id} id={id} />;
}
