/** A clip ready for publication: an MP4 that every phone plays, without place and owner. */
export interface ReadClip {
  /** Its path, in the given folder. */
  readonly file: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** The path of its sharpest frame, for a poster; null if nothing on this machine can decode it. */
  readonly frame: string | null;
  /** Whether other sizes can be made, and whether better from the original upload than from this. */
  readonly copies: 'none' | 'from this' | 'from what was sent';
}

/** Sources for other sizes of a published clip. */
export interface ClipCopies {
  /** The short side of the published clip, in pixels. */
  readonly side: number;
  /** Seconds. */
  readonly duration: number;
  readonly copies: readonly ClipSize[];
}

/** A size of a clip: its short side in pixels, and the path of its file. */
export interface ClipSize {
  readonly side: number;
  readonly file: string;
}

/** Several sizes as a stream, between which a player can switch during playback. */
export interface ClipStream {
  /** Eight hexadecimal digits shared by its files. */
  readonly stamp: string;
  /** In the order in which they must be stored. */
  readonly files: readonly { readonly name: string; readonly file: string }[];
}

export interface ClipMaker {
  /**
   * Refuses at once whatever `read` would refuse without decoding.
   * @throws ClipError
   */
  check(file: string): Promise<void>;
  /**
   * @param file the path of the uploaded file
   * @param folder where to write; the caller removes it
   * @throws ClipError
   */
  read(file: string, folder: string): Promise<ReadClip>;
  /**
   * @param file the uploaded or the published file
   * @throws ClipError
   */
  copies(file: string, folder: string, isSent: boolean): Promise<ClipCopies>;
  /**
   * @param hash of the clip, from which its files get their names
   * @param sizes all with the same encoding
   * @throws ClipError
   */
  stream(hash: string, sizes: readonly ClipSize[], folder: string): Promise<ClipStream>;
  close(): void;
}

/** An unusable clip; the message continues its name: "smash.mov is damaged.". */
export class ClipError extends Error {}

/** Limits of an uploaded clip. */
export interface ClipLimits {
  readonly seconds: number;
  readonly megabytes: number;
  /** Whether workers with ffmpeg process clips, instead of the process that receives them. */
  readonly byWorkers?: boolean;
}

/** Absolute paths of programs that decode and encode. */
export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

export interface ClipOrder extends Ffmpeg {
  readonly task: 'read' | 'copies';
  readonly file: string;
  readonly folder: string;
  readonly limits: ClipLimits;
  /** Whether every phone plays it unchanged: then `clip.mp4` in the folder is ready for publication. */
  readonly isReady: boolean;
}

export interface StreamOrder extends Ffmpeg {
  readonly task: 'stream';
  readonly hash: string;
  readonly sizes: readonly ClipSize[];
  readonly folder: string;
}

export type ClipAnswer = { readonly made: ReadClip | ClipCopies | ClipStream } | { readonly refused: string };
