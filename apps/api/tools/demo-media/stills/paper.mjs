// Formats of the stills, and a few backgrounds that several of them share.
import { chance } from '../draw/ink.mjs';

export const tall = (draw) => ({ size: [864, 1080], unit: [600, 750], draw });
export const wide = (draw) => ({ size: [1080, 608], unit: [960, 540], draw });
export const square = (draw) => ({ size: [900, 900], unit: [600, 600], draw });
export const thumb = (draw) => ({ size: [960, 540], unit: [960, 540], draw });
export const banner = (draw) => ({ size: [960, 400], unit: [960, 400], draw });
/** For the cover of a form: without text, because every screen width crops it differently. */
export const backdrop = (draw) => ({ size: [1440, 480], unit: [1440, 480], draw });
export const arch = (draw) => ({ size: [288, 336], unit: [288, 336], draw });

export function ground(g, c, dot, step = 15, r = 2, a = 0.45) { g.bg(c); g.dots(-20, -20, g.W + 40, g.H + 40, dot, step, r, a); }
/** A drawing from the poster set, cropped to cover the whole format; zoom and shift choose the part. */
export function cover(g, name, zoom = 1, dx = 0, dy = 0) {
  const image = g.art[name]; const k = Math.max(g.W / image.width, g.H / image.height) * zoom; const w = image.width * k; const h = image.height * k;
  g.c.drawImage(image, (g.W - w) / 2 + dx, (g.H - h) / 2 + dy, w, h);
}
export function planks(g, c, c2, n = 6, y0 = 0) { const h = (g.H - y0) / n; for (let i = 0; i < n; i++) { g.rect(-20, y0 + i * h, g.W + 40, h - 3, i % 2 ? c : c2); for (let k = 0; k < 3; k++) g.line([[chance(i, k) * g.W, y0 + i * h + h * 0.3 + k * 9], [chance(i, k) * g.W + 90, y0 + i * h + h * 0.3 + k * 9]], 'rgba(0,0,0,.07)', 3); } }
export function bricks(g, c, c2, w = 74, h = 36, r = 3) { g.bg(c2); for (let j = -1; j < g.H / h + 1; j++) for (let i = -1; i < g.W / w + 1; i++) g.rect(i * w + (j % 2) * (w / 2), j * h, w - 4, h - 4, chance(i, j) > 0.8 ? c2 : c, r); }
export const soft = 'rgba(20,16,10,.28)';
export const flower = (g, x, y, r, c, c2, n = 10) => { for (let i = 0; i < n; i++) { const a = (i / n) * 6.283 + x; g.disc(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.42, c); } g.disc(x, y, r * 0.66, c2); g.disc(x, y, r * 0.3, c); };
