/** Contrast according to WCAG 2.2, for the tests of tokens and form themes and for the docs page. Pure, without a DOM. */
export interface Rgb {
  /** 0 to 255 each. */
  red: number;
  green: number;
  blue: number;
  /** 0 (nothing) to 1 (opaque). */
  alpha: number;
}

/** Reads `#rrggbb` and `rgb(r g b / a)`, the two formats of tokens; throws on any other. */
export function readColour(text: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16));
    return { red, green, blue, alpha: 1 };
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text);
  if (!rgb) throw new Error(`Not a colour of the tokens: ${text}`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = rgb.slice(1).map((part) => Number(part ?? 1));
  return { red, green, blue, alpha };
}

/** `top` over the opaque `bottom`, as `#rrggbb`. */
export function layOver(top: string, bottom: string): string {
  const above = readColour(top);
  return blend(readColour(bottom), above, above.alpha);
}

/** `share` (0 to 1) of `other` mixed into `base`, both opaque, as `#rrggbb`. */
export function mix(base: string, other: string, share: number): string {
  return blend(readColour(base), readColour(other), share);
}

/** Relative luminance of an opaque colour, 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const { red, green, blue } = readColour(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colours, 1 to 21, in any order. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function blend(bottom: Rgb, top: Rgb, share: number): string {
  const part = (below: number, above: number) =>
    Math.round(below + (above - below) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(bottom.red, top.red)}${part(bottom.green, top.green)}${part(bottom.blue, top.blue)}`;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
