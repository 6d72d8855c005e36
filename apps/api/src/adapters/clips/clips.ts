/** A clip made ready for everyone: an MP4 that every phone plays, without the place and the owner. */
export interface ReadClip {
  /** Its path, in the folder that was given. */
  readonly file: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** The path of its sharpest frame, for a poster; null where nothing can decode it. */
  readonly frame: string | null;
  /** Whether other sizes can be made, and whether better from what was sent than from this. */
  readonly copies: 'none' | 'from this' | 'from what was sent';
}

/** Other sizes of a clip that is published. */
export interface ClipCopies {
  /** The short side of the published one, in pixels. */
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

/** Several sizes as a stream, between which a player changes while it plays. */
export interface ClipStream {
  /** Eight hexadecimal digits that its files share. */
  readonly stamp: string;
  /** In the order in which they are to be stored. */
  readonly files: readonly { readonly name: string; readonly file: string }[];
}

export interface ClipMaker {
  /**
   * Refuses at once what `read` would refuse too, as far as that is seen without decoding.
   * @throws ClipError
   */
  check(file: string): Promise<void>;
  /**
   * @param file the path of what was sent
   * @param folder where to write; the caller removes it
   * @throws ClipError
   */
  read(file: string, folder: string): Promise<ReadClip>;
  /**
   * @param file what was sent, or what is published
   * @throws ClipError
   */
  copies(file: string, folder: string, isSent: boolean): Promise<ClipCopies>;
  /**
   * @param hash of the clip, of which its files are named
   * @param sizes all encoded alike
   * @throws ClipError
   */
  stream(hash: string, sizes: readonly ClipSize[], folder: string): Promise<ClipStream>;
  close(): void;
}

/** A clip cannot be used; the message continues its name: "smash.mov is damaged.". */
export class ClipError extends Error {}

/** Of what is sent. */
export interface ClipLimits {
  readonly seconds: number;
  readonly megabytes: number;
  /** Whether workers make clips ready, which have ffmpeg, instead of the process that takes them. */
  readonly byWorkers?: boolean;
}

/** Programs that decode and encode, as absolute paths. */
export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

export interface ClipOrder extends Ffmpeg {
  readonly task: 'read' | 'copies';
  readonly file: string;
  readonly folder: string;
  readonly limits: ClipLimits;
  /** Whether every phone plays it as it is: `clip.mp4` in the folder is what to publish. */
  readonly isReady: boolean;
}

export interface StreamOrder extends Ffmpeg {
  readonly task: 'stream';
  readonly hash: string;
  readonly sizes: readonly ClipSize[];
  readonly folder: string;
}

export type ClipAnswer = { readonly made: ReadClip | ClipCopies | ClipStream } | { readonly refused: string };
