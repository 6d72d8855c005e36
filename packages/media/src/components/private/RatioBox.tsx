import type { ReactNode } from 'react';
import { cardRatio } from '../../playback/card-ratio.ts';
import * as css from './ratio-box.css.ts';

interface RatioBoxProps {
  /** Natural size in pixels, if known. */
  width?: number | undefined;
  height?: number | undefined;
  children: ReactNode;
}

/** Reserves the space of a picture or clip in a card, between 4:5 and 16:9. Children position themselves in it. */
export function RatioBox({ width, height, children }: RatioBoxProps) {
  const ratio = cardRatio(width, height);
  return (
    <div className={css.box}>
      <svg className={css.sizer} viewBox={`0 0 ${ratio.width} ${ratio.height}`} aria-hidden="true" />
      <div className={css.content}>{children}</div>
    </div>
  );
}
