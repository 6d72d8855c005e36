import type { ReactNode } from 'react';
import * as css from './state-block.css.ts';

export interface StateBlockProps {
  /** One short sentence about the state. */
  title: string;
  /** What to do next, if anything. */
  text?: ReactNode;
  /** The next step: a button or a link. */
  children?: ReactNode;
  /** The title's heading level; plain text by default. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  /** For a page with a gutter: the block aligns with the page's text. */
  flush?: boolean;
}

/** The base of the drawn states: empty, error, not found. Left-aligned like everything else, never centred. */
export function StateBlock({
  title,
  text,
  children,
  as: Title = 'p',
  picture,
  flush = false,
}: StateBlockProps & { picture?: ReactNode }) {
  return (
    <div className={flush ? css.flush : css.block}>
      {picture}
      <Title className={css.title}>{title}</Title>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {children !== undefined && <div className={css.ways}>{children}</div>}
    </div>
  );
}

/** One of our drawings; all are 480 by 320, so space is reserved while it loads. */
export function StatePicture({ src, alt }: { src: string; alt: string }) {
  return <img className={css.picture} src={src} alt={alt} width={480} height={320} />;
}
