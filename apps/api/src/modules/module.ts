import type { PreviewKind } from '@maidan/contract/operations/pages';
import type { Picture } from '../adapters/drawing/picture.ts';
import type { Route } from '../http/call.ts';
import type { Page } from '../http/mount-pages.ts';
import type { AppContext } from './app-context.ts';

/** The preview picture of a post, topic or match, and the slug that its address shows. */
export interface Preview {
  readonly slug: string;
  /** With its labels in the current language. */
  readonly picture: () => Picture;
}

export type Previews = Readonly<Record<PreviewKind, (slug: string) => Promise<Preview>>>;

/** A part of the API that owns its tables, calls and pages. */
export interface Module {
  readonly name: string;
  readonly routes?: (context: AppContext) => Route[];
  readonly pages?: (context: AppContext) => Page[];
  /** Finds previews by slug, for each kind; throws 404 for what visitors may not see. */
  readonly previews?: (context: AppContext) => Partial<Previews>;
}

export const defineModule = (module: Module): Module => module;
