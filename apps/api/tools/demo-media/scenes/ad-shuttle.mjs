// Poster in motion: a shuttle crosses the net and the price falls by half.
import { C, keys, span, lerp, back, TAU, easeOut } from '../draw/ink.mjs';
import { shuttlecock } from './smash.mjs';

export const size = [960, 540]; export const seconds = 6; export const limit = 260;
const PATH = [[0, [-60, 300]], [1.2, [480, 96]], [2.3, [860, 330]], [2.35, [860, 330]], [3.4, [600, 60]], [4.2, [820, 216]], [6, [820, 216]]];
export function draw(g, t) {
  g.bg(C.marigold); g.dots(-10, -10, 980, 420, '#EE9A00', 15, 1.9, 0.6); g.rect(0, 400, 960, 140, C.turf); g.line('M0 470 H960', C.chalk, 7); g.rect(0, 300, 960, 110, '#0b1a14'); for (let i = 0; i < 40; i++) g.line(`M${i * 25} 306 V400`, '#FFB000', 3); for (let j = 0; j < 4; j++) g.line(`M0 ${326 + j * 24} H960`, '#FFB000', 3); g.rect(0, 290, 960, 22, C.paper); g.rect(40, 280, 16, 190, C.ink, 5); g.rect(904, 280, 16, 190, C.ink, 5);
  const drop = (s, at, x, y, px, c) => { const k = span(t, at, at + 0.35); if (k > 0) g.text(s, x, y - (1 - back(k)) * 70, px, c); }; drop('Shuttle', 0.5, 64, 132, 124, C.ink); drop('hour', 0.8, 64, 240, 124, C.ink);
  const p = keys(t, PATH, (k) => k); const q = keys(t + 0.04, PATH, (k) => k); const arc = (a, b) => Math.sin(span(t, a, b) * Math.PI) * 40; const y = p[1] - arc(0, 1.2) - arc(2.35, 3.4); if (t < 4.2) for (let i = 1; i < 10; i++) { const o = keys(t - i * 0.03, PATH, (k) => k); g.fade(0.12, () => g.disc(o[0], o[1] - arc(0, 1.2), 12 - i, '#fff')); }
  const rest = span(t, 4, 4.3); shuttlecock(g, p[0], y, lerp(0.9, 1.5, rest), t < 4.2 ? Math.atan2(q[1] - p[1], q[0] - p[0]) - Math.PI / 2 : 0.3 + Math.sin(t * 3) * 0.08);
  if (t > 2.3 && t < 2.7) for (let i = 0; i < 10; i++) { const k = easeOut(span(t, 2.3, 2.65)); const a = (i / 10) * TAU; g.line([[860 + Math.cos(a) * (20 + k * 40), 330 + Math.sin(a) * (20 + k * 40)], [860 + Math.cos(a) * (30 + k * 80), 330 + Math.sin(a) * (30 + k * 80)]], C.red, 9 * (1 - k) + 0.01); }
  if (t > 2.4) { const k = back(span(t, 2.4, 2.8)); g.at(626, 150, { s: k, rot: -0.12 }, () => { g.disc(0, 0, 92, C.red); g.text('½', 0, 28, 112, C.paper, { align: 'center' }); g.text('price', 0, 62, 32, C.paper, { align: 'center', weight: 700 }); }); } if (t > 3) { const k = easeOut(span(t, 3, 3.4)); g.text('Weekday mornings, six wooden courts', 64, 512 + (1 - k) * 60, 34, C.paper, { weight: 700, track: -0.01 }); }
}
export function sound(m) {
  for (const t of [0.05, 2.3]) { m.noise(t, 0.05, 0.7, { hp: 500, lp: 4200 }); m.tone(t, 600, 0.08, 0.4, { slide: -9, kind: 'tri' }); } m.noise(0.1, 1.2, 0.1, { hp: 2000, env: (x) => Math.sin((x / 1.2) * Math.PI) }); m.kick(2.4, 0.8); m.bell(2.5, 1319, 0.14); m.bell(5.4, 1568, 0.1); m.beat(0.5, 0.3, 'x.x.x.xx', (t) => m.shaker(t, 0.12)); m.beat(0.5, 0.3, 'x..x', (t) => m.kick(t, 0.4)); m.beat(0.5, 0.3, 'x', (t, c, i) => m.pluck(t, [72, 76, 79, 76, 74, 77, 81, 77][i % 8], 0.2, { pan: i % 2 ? 0.3 : -0.3, dur: 0.8 })); m.beat(0.5, 0.6, 'x', (t, c, i) => m.bass(t, [48, 43, 50, 43][i % 4], 0.5, 0.26)); m.room(0.2);
}
