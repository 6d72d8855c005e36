import type { PreviewKind } from '@maidan/contract/operations/pages';
import type { Picture } from '../adapters/drawing/picture.ts';
import type { Tables } from '../db/schema.ts';
import type { Route } from '../http/call.ts';
import type { Page } from '../http/mount-pages.ts';
import type { AppContext } from './app-context.ts';

/** A person, by what has been verified: never by an e-mail, which anyone can type. The phone is canonical. */
export interface Owner {
  readonly userId: number;
  readonly phone: string;
}

/** A table with rows that belong to a person: an account's copy and its deletion cover them. */
export interface PersonalTable {
  readonly name: keyof Tables;
  /** The columns that name the person, any of which will do; `user_id` unless given. */
  readonly owner?: Readonly<Record<string, keyof Owner>>;
  /** The rows belong to a row of another table, which names the person in `user_id`. */
  readonly through?: { readonly column: string; readonly table: keyof Tables };
  /** The order of the rows in the person's copy. */
  readonly order: string;
  /** Columns that the copy leaves out. */
  readonly secret?: readonly string[];
  /** The number elsewhere that counts the rows. */
  readonly counter?: { readonly table: keyof Tables; readonly column: string; readonly row: string };
  /** The column that names an upload of the person. */
  readonly upload?: string;
}

/** The preview picture of a post, topic or match, and the slug that its address shows. */
export interface Preview {
  readonly slug: string;
  /** With its labels in the language that is spoken. */
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
  /** A table comes before those that it refers to. */
  readonly personalData?: readonly PersonalTable[];
}

export const defineModule = (module: Module): Module => module;
