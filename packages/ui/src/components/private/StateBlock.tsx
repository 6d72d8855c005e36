import type { ReactNode } from 'react';
import * as css from './state-block.css.ts';

export interface StateBlockProps {
  /** One short sentence: what is the case. */
  title: string;
  /** What to do next, if there is anything. */
  text?: ReactNode;
  /** A way on: a button or a link. */
  children?: ReactNode;
  /** The title's place in the outline; a plain line by default. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  /** For a page that has the gutter: the block aligns with the page's text. */
  flush?: boolean;
}

/** Ground of the drawn states: empty, error, not found. Set left like everything else, never centred. */
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

/** One of our drawings; 480 to 320 like all of them, so its place is kept while it loads. */
export function StatePicture({ src, alt }: { src: string; alt: string }) {
  return <img className={css.picture} src={src} alt={alt} width={480} height={320} />;
}
