import { brand } from '@maidan/brand/brand';
import type { Crumb } from '@maidan/ui/Breadcrumb';
import type { MetaDescriptor } from 'react-router';
import { noIndex } from '@maidan/site/document/document-meta';
import type { GuardedShape } from './GuardedSkeleton.tsx';

/** The `handle` of a page that needs a login. */
export interface GuardedHandle {
  title: () => string;
  /** Of its skeleton; rows unless said. */
  shape?: GuardedShape;
  /** The steps between home and this page. */
  via?: () => readonly Required<Crumb>[];
  /** The page fills the window and has a head of its own. */
  fills?: true;
  /** On a desk the page takes the place of the right rail, too. */
  isWide?: true;
}

/** Its `meta`: search engines must not list it. */
export const guardedMeta =
  ({ title }: GuardedHandle) =>
  (): MetaDescriptor[] => [{ title: `${title()} · ${brand.name}` }, noIndex];
