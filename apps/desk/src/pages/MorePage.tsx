import { RightIcon } from '@maidan/ui/icons';
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
      <div className={css.body}>
        <ul className={css.rows}>
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
      </div>
    </>
  );
}
