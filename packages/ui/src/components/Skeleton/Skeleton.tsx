import { t } from '@maidan/i18n/text';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

interface SkeletonProps {
  /** Each has the final size of its content; the media shapes fill the width of their container. */
  shape?: keyof typeof css.shapes;
  /** The fraction of the line that the text is likely to fill. */
  width?: keyof typeof css.widths;
}

/** A placeholder for one block. Put all blocks of an area into one SkeletonGroup. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={`${css.shapes[shape]} ${css.widths[width]}`} aria-hidden="true" />;
}

interface SkeletonGroupProps {
  /** The loading content, announced once: "Loading posts". */
  label: string;
  children: ReactNode;
}

/** The blocks of an area: they pulse together and announce once what is loading. Without script, a text says so. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div className={css.group} aria-busy="true">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
      <p className={css.withoutScript}>{t('ui.notLoaded')}</p>
    </div>
  );
}
