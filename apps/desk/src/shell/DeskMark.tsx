import { brand } from '@maidan/brand/brand';
import { Wordmark } from '@maidan/site/brand/Wordmark';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './TopBar.css.ts';

/** The wordmark, a touchline, Desk. */
export function DeskMark() {
  return (
    <>
      <Wordmark className={css.word} />
      <b className={css.name}>
        <VisuallyHidden>{brand.name} </VisuallyHidden>Desk
      </b>
    </>
  );
}
