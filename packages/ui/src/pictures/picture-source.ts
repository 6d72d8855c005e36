/** A picture's address, with its smaller copies where the server has them. */
export interface PictureSource {
  readonly src: string;
  /** Pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Copies, the best format first. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined;
  /** Colours of its upper and lower half. */
  readonly tones?: readonly string[] | undefined;
}

/** What components take for a picture: with copies, only an address, or none. */
export type PictureValue = PictureSource | string | null | undefined;

export function pictureAddress(picture: PictureValue): string | undefined {
  return (typeof picture === 'object' ? picture?.src : picture) || undefined;
}
