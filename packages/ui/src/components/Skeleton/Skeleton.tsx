import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

interface SkeletonProps {
  /** Each has the final size of what it stands for; the media shapes take the width they are given. */
  shape?: keyof typeof css.shapes;
  /** Part of the row that text is likely to take. */
  width?: keyof typeof css.widths;
}

/** One block that stands for something to come. Put all of a place into one SkeletonGroup. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={`${css.shapes[shape]} ${css.widths[width]}`} aria-hidden="true" />;
}

interface SkeletonGroupProps {
  /** What is awaited, read out once: "Loading posts". */
  label: string;
  children: ReactNode;
}

/** The blocks of one place: they breathe together and say once what is awaited. Without script nothing is: then words say so. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div className={css.group} aria-busy="true">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
      <p className={css.withoutScript}>This could not be loaded. Reload the page to try again.</p>
    </div>
  );
}
