import { brand } from '@maidan/brand/brand';
import type { Crumb } from '@maidan/ui/Breadcrumb';
import type { MetaDescriptor } from 'react-router';
import { noIndex } from '@maidan/site/document/document-meta';
import type { GuardedShape } from './GuardedSkeleton.tsx';

/** The `handle` of a page that needs a login. */
export interface GuardedHandle {
  title: () => string;
  /** Shape of the skeleton; rows by default. */
  shape?: GuardedShape;
  /** The steps between home and this page. */
  via?: () => readonly Required<Crumb>[];
  /** Whether the page fills the window and has its own head. */
  fills?: true;
  /** Whether the page also covers the place of the right rail on a desktop. */
  isWide?: true;
}

/** The `meta` of such a page, which search engines must not index. */
export const guardedMeta =
  ({ title }: GuardedHandle) =>
  (): MetaDescriptor[] => [{ title: `${title()} · ${brand.name}` }, noIndex];
