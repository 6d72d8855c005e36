import { LinkButton } from '@maidan/ui/LinkButton';
import { data } from 'react-router';
import { PageHead } from '../parts/PageHead.tsx';
import * as css from '../parts/layout.css.ts';
import { paths } from '../paths.ts';

/** The document says so too. */
export const loader = () => data(null, { status: 404 });
/** Within the desk nothing has to be fetched to know it. */
export const clientLoader = () => null;

export default function NotFoundPage() {
  return (
    <>
      <PageHead title="Not found" under="There is no such screen." />
      <div className={css.body}>
        <div>
          <LinkButton href={paths.today()}>Today</LinkButton>
        </div>
      </div>
    </>
  );
}
