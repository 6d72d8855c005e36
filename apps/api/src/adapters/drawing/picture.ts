/** A preview picture as plain data: it is sent to the drawing thread, and its hash is its version. */
export interface Poster {
  readonly kind: 'poster';
  /** The site whose wordmark it shows. */
  readonly site: 'feed' | 'league';
  /** A short label above the name. */
  readonly label: string;
  /** The full name, of any length and content; '' shows none. */
  readonly name: string;
  /** One line at the foot. */
  readonly foot: string;
  /** Name of a stored picture. */
  readonly file: string | null;
  /** Arches for tags, categories and leagues, rectangles for media. */
  readonly frame: 'arch' | 'card';
  /** Draws the play sign on the picture. */
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

/** The result of a match. */
export interface ResultPicture {
  readonly kind: 'result';
  readonly site: 'league';
  readonly file: null;
  /** The league. */
  readonly label: string;
  readonly teams: readonly [ResultSide, ResultSide];
  /** 'Won by 19 runs'; '' shows none. */
  readonly outcome: string;
  /** One line at the foot. */
  readonly foot: string;
}

export interface ResultSide {
  readonly name: string;
  readonly score: string;
  readonly hasLost: boolean;
}

/** Every kind that `draw.ts` can draw. */
export type Picture = Poster | TablePicture | ResultPicture;

/** Pixels, in Open Graph's ratio of 1.91 to 1. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
