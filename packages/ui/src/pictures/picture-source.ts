/** A picture's address, with its smaller copies if the server has them. */
export interface PictureSource {
  readonly src: string;
  /** Pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Copies, best format first. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined;
  /** Colours of its upper and lower half. */
  readonly tones?: readonly string[] | undefined;
}

/** A picture in component props: with copies, just an address, or none. */
export type PictureValue = PictureSource | string | null | undefined;

export function pictureAddress(picture: PictureValue): string | undefined {
  return (typeof picture === 'object' ? picture?.src : picture) || undefined;
}
