import { Grid } from '@maidan/ui/layout';
import { LinkButton } from '@maidan/ui/LinkButton';
import { data } from 'react-router';
import { PageHead } from '../page/PageHead.tsx';
import { paths } from '../paths.ts';

/** Gives the document the status 404 too. */
export const loader = () => data(null, { status: 404 });
/** Skips the request during client-side navigation. */
export const clientLoader = () => null;

export default function NotFoundPage() {
  return (
    <>
      <PageHead title="Not found" under="This page does not exist." />
      <Grid alignContent="start" gap={6} maxWidth="page" paddingBottom={10} paddingInline="page">
        <div>
          <LinkButton href={paths.today()}>Today</LinkButton>
        </div>
      </Grid>
    </>
  );
}
