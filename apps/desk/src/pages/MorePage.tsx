import { RightIcon } from '@maidan/ui/icons';
import { Grid } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import * as css from '../page/layout.css.ts';
import { PageHead } from '../page/PageHead.tsx';
import { usePlaces } from '../shell/places.tsx';

/** On a phone: the screens that do not fit in the bottom bar. */
export default function MorePage() {
  const places = usePlaces();
  return (
    <>
      <PageHead title="More" />
      <Grid alignContent="start" gap={6} maxWidth="page" paddingBottom={10} paddingInline="page">
        <ul>
          {places
            .filter(({ inBar }) => !inBar)
            .map(({ name, href, icon }) => (
              <li key={href}>
                <Link className={css.row} href={href}>
                  {icon}
                  <span className={`${css.rowText} ${css.rowName}`}>{name}</span>
                  <RightIcon />
                </Link>
              </li>
            ))}
        </ul>
      </Grid>
    </>
  );
}
