import { Composer } from '../features/posts/compose/Composer.tsx';
import { NoPermission } from '../parts/NoPermission.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import * as css from '../parts/layout.css.ts';
import { hasRole, useStaff } from '../session/DeskContext.tsx';

export default function ComposerPage() {
  if (hasRole(useStaff(), 'owner', 'editor')) return <Composer />;
  return (
    <>
      <PageHead title="New post" />
      <div className={css.body}>
        <NoPermission />
      </div>
    </>
  );
}
