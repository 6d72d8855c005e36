/** What a preview picture shows, as plain data: it travels to the thread that draws, and its hash is its version. */
export interface Poster {
  readonly kind: 'poster';
  /** Whose wordmark it bears. */
  readonly site: 'feed' | 'league';
  /** A word or two above the name: what this is. */
  readonly label: string;
  /** The name in full, however long or hostile; '' shows none. */
  readonly name: string;
  /** One line at the foot. */
  readonly foot: string;
  /** Name of a stored picture (see `media/files.ts`), null for none. */
  readonly file: string | null;
  /** Tags, categories and leagues wear the arch; media are rectangles. */
  readonly frame: 'arch' | 'card';
  /** Draws the sign of a clip on the picture. */
  readonly isClip: boolean;
}

/** The top of a league table. */
export interface TablePicture {
  readonly kind: 'table';
  readonly site: 'league';
  readonly file: null;
  /** The league. */
  readonly label: string;
  /** Category and group. */
  readonly title: string;
  /** In rank order, at most six. */
  readonly rows: readonly { readonly name: string; readonly points: string }[];
}

/** Every kind that can be drawn. A new one is added here and in `drawing/draw.ts`. */
export type Picture = Poster | TablePicture;

/** Pixels; what Open Graph's readers want (1.91 to 1). */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
