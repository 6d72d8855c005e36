// Poster in motion: a ball writes the price on the pitch.
import { C, keys, span, wave, TAU, easeOut, back } from '../draw/ink.mjs';

export const size = [540, 960]; export const seconds = 6; export const limit = 300;
export const football = (g, x, y, r, rot) => g.at(x, y, { rot, s: r / 22 }, () => { g.disc(0, 0, 22, '#fff'); g.shape('M0 -12 L11 -3 L7 10 H-7 L-11 -3Z', C.ink); for (let i = 0; i < 5; i++) { const a = -Math.PI / 2 + (i * TAU) / 5; g.line([[Math.cos(a) * 12, Math.sin(a) * 12], [Math.cos(a) * 21, Math.sin(a) * 21]], C.ink, 2.6); } g.ring(0, 0, 21, C.ink, 1.6); });
export function draw(g, t) {
  g.bg(C.turf); for (let i = -2; i < 14; i++) if (i % 2) g.rect(-100, i * 90 - ((t * 12) % 180), 800, 90, C.leaf); g.dots(-10, -10, 560, 980, C.pine, 15, 1.8, 0.4); g.line('M40 -20 V980 M500 -20 V980 M40 660 H500', C.chalk, 8); g.ring(270, 660, 118, C.chalk, 8); g.disc(270, 660, 9, C.chalk); g.line('M150 -10 V90 A120 90 0 0 0 390 90 V-10', C.chalk, 8);
  const hops = [[0, [-60, 300]], [0.5, [120, 250]], [1, [300, 350]], [1.5, [420, 470]], [2.2, [270, 660]], [6, [270, 660]]]; const [x, y0] = keys(t, hops, (k) => k); const ph = t < 1.5 ? (t / 0.5) % 1 : t < 2.2 ? (t - 1.5) / 0.7 : 0; const y = y0 - Math.sin(ph * Math.PI) * 120; const settle = t > 2.2 ? Math.abs(Math.sin((t - 2.2) * 7)) * 40 * Math.exp(-(t - 2.2) * 2) : 0;
  const drop = (s, at, px, py, height, c) => { const k = span(t, at, at + 0.3); if (k > 0) g.text(s, px, py + (1 - back(k)) * 60, height, c); };
  drop('Turf', 0.5, 66, 240, 140, C.paper); drop('nights', 1, 66, 366, 140, C.paper); drop('₹99', 1.5, 66, 502, 158, C.marigold);
  g.fade(0.35, () => g.ell(x + 10, y0 + 30, 34 - (y0 - y) * 0.08, 12, '#021a13')); football(g, x, y - settle, 38, t < 2.2 ? t * 7 : 15.4 + (t - 2.2) * 0.4); if (t > 2.2) for (let i = 0; i < 10; i++) { const k = easeOut(span(t, 2.2, 2.8)); const a = (i / 10) * TAU; g.line([[270 + Math.cos(a) * (50 + k * 40), 660 + Math.sin(a) * (50 + k * 40)], [270 + Math.cos(a) * (50 + k * 60), 660 + Math.sin(a) * (50 + k * 60)]], C.marigold, 8 * (1 - k) + 0.01); }
  if (t > 2.6) { const k = easeOut(span(t, 2.6, 3)); g.rect(66, 806 + (1 - k) * 200, 408, 70, C.marigold, 35); g.text('Per head, after 10 pm', 270, 852 + (1 - k) * 200, 34, C.ink, { align: 'center', weight: 700, track: -0.01 }); } const fl = 0.5 + 0.5 * wave(t, 0.5); g.fade(0.05 + 0.04 * fl, () => { g.shape('M-60 -60 L200 -60 L560 1000 L-60 1000Z', '#FFE9A8'); g.shape('M600 -60 L340 -60 L-20 1000 L600 1000Z', '#FFE9A8'); });
}
export function sound(m) {
  for (const t of [0.5, 1, 1.5, 2.2, 2.65]) { m.kick(t, 0.8); m.noise(t, 0.06, 0.4, { lp: 2400 }); } m.crowd((t) => 0.1 + (t > 2.2 ? 0.6 * Math.exp(-(t - 2.2)) : 0)); m.whistle(2.3, 0.4, 0.08); m.beat(2.5, 0.25, 'x..x.x..', (t) => m.kick(t, 0.5)); m.beat(2.5, 0.25, '..x...x.', (t) => m.clap(t, 0.3)); m.beat(0, 0.25, 'x.x.xx.x', (t, c, i) => m.bass(t, [43, 43, 46, 48, 50][i % 5], 0.22, 0.26)); m.beat(2.5, 0.25, 'x.xx', (t, c, i) => m.pluck(t, [67, 70, 74, 72][i % 4], 0.2, { dur: 0.6 })); m.room(0.16);
}
