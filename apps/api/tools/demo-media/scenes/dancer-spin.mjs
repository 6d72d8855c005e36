// Eight beats, then the turn: rings of light on the drum, a skirt that opens.
import { C, SKIN, TAU, keys, span, smooth, lerp, wave, easeOut, clamp } from '../draw/ink.mjs';
import { head } from '../draw/person.mjs';
import { rays } from '../draw/city.mjs';

export const size = [540, 960]; export const seconds = 8; const BEAT = 0.5;

export function dancer(g, t, o) {
  const skin = o.skin ?? SKIN[0]; const { open, turn, lift } = o; const face = Math.cos(turn * TAU);
  // skirt: gores that travel round as she turns
  const R = lerp(150, 262, open); const drop = lerp(238, 150, open); const n = 17; const hip = [0, 0];
  g.line([[-22, 130], [-30, 236 - lift[0] * 60], [-54 + lift[0] * 30, 250 - lift[0] * 80]], skin, 24); g.line([[26, 130], [40, 236 - lift[1] * 60], [64 - lift[1] * 30, 250 - lift[1] * 80]], skin, 24);
  for (const [fx, fy] of [[-44 + lift[0] * 20, 244 - lift[0] * 78], [54 - lift[1] * 20, 244 - lift[1] * 78]]) { g.line([[fx - 12, fy - 12], [fx + 8, fy - 10]], C.marigold, 10); }
  const sway = wave(t, 1) * 14 * (1 - open); let rim = '';
  for (let i = 0; i < n; i++) { const a0 = Math.PI * (i / n); const a1 = Math.PI * ((i + 1) / n); const ph = turn * 9; const rip = (a) => 1 + 0.07 * Math.sin(a * 7 + ph * 2) * open; const p = (a) => [Math.cos(a) * R * rip(a) + sway, Math.sin(a) * drop * rip(a) + 10 + Math.abs(Math.cos(a)) * open * -8]; const A = p(a0); const B = p(a1); g.shape([hip, A, B], (i + Math.floor(ph)) % 2 ? o.c1 ?? C.orange : o.c2 ?? C.marigold); rim += `${i ? 'L' : 'M'}${A[0]} ${A[1]} L${B[0]} ${B[1]}`; }
  g.line(rim, '#FCEBD0', 10); g.fade(0.5, () => g.line(rim, C.red, 3, [3, 12]));
  g.shape('M-52 6 L-38 -112 Q0 -130 38 -112 L52 6 Q0 30 -52 6Z', o.top ?? C.turf); g.shape('M-50 -4 Q0 20 50 -4 L54 18 Q0 42 -54 18Z', '#FCEBD0');
  const arm = (s, up) => { const sh = [s * 40, -104]; const el = [s * (96 - up * 10), -104 + lerp(60, -34, up)]; const ha = [s * (118 - up * 26), lerp(-20, -200, up) - 0]; g.line([sh, el, ha], skin, 24); g.line([sh, [lerp(sh[0], el[0], 0.5), lerp(sh[1], el[1], 0.5)]], o.top ?? C.turf, 31); g.line([[lerp(el[0], ha[0], 0.8), lerp(el[1], ha[1], 0.8)], ha], C.marigold, 15); for (let i = -1; i <= 1; i++) g.line([ha, [ha[0] + Math.sin(i * 0.5 + s * 0.3) * 34, ha[1] - Math.cos(i * 0.5) * 34]], skin, 8); };
  arm(-1, o.arms[0]); arm(1, o.arms[1]);
  g.line('M0 -118 V-146', skin, 22); g.at(face * 5, -176, { s: 1.22, sx: face < 0 ? -1 : 1, rot: o.tilt ?? 0 }, () => { if (Math.abs(face) > 0.25 || face > 0) head(g, 0, 0, { skin, hair: 'bun', face: false }); else { g.disc(0, 0, 31, HAIRC); } if (face > -0.2) { g.disc(12, -12, 4, C.red); g.line('M2 0 q6 5 12 0 M18 0 q5 4 10 0', '#1F0A12', 3.5); g.line('M8 14 q8 7 15 -2', '#3a0f14', 3.6); g.disc(-14, 12, 5, C.marigold); } });
}
const HAIRC = '#1F0A12';
export function backdrop(g, t, cols = ['#8E1024', '#A5162C', '#C52A3E', '#D9463F', '#E9853F'], cy = 400) {
  const p = (t / BEAT) % 1; const hit = Math.exp(-p * 5); g.bg(cols[0]); g.dots(-100, -100, 800, 1200, '#5e0a18', 15, 2, 0.4);
  for (let i = 1; i < cols.length; i++) g.disc(270, cy, 330 - i * 48 + hit * 14 * i, cols[i]); rays(g, 270, cy, 28, 326 + hit * 20, 352 + hit * 36, C.marigold, 8, t * 0.12);
}
export function draw(g, t) {
  const b = t / BEAT; const turning = t > 3.9 && t < 6.6; const turn = turning ? smooth(span(t, 3.9, 6.6)) * 4 : 0; const open = keys(t, [[0, 0.16], [3.7, 0.2], [4.5, 1], [6.1, 1], [7, 0.3], [8, 0.16]]); const step = Math.floor(b) % 2; const k = Math.abs(Math.sin(b * Math.PI));
  const lift = turning ? [0, 0.25] : [step ? k : 0, step ? 0 : k]; const arms = turning ? [1, 1] : t < 1.6 ? [smooth(span(t, 0.3, 0.8)), 0.15 + 0.1 * k] : t < 3.4 ? [0.2 + 0.8 * (Math.floor(b / 2) % 2 ? k : 1 - k * 0.2), 0.2 + 0.8 * (Math.floor(b / 2) % 2 ? 1 - k * 0.2 : k)] : [0.9, 0.9];
  const cam = keys(t, [[0, [0, 1.12]], [3.8, [0, 1.2]], [4.6, [20, 0.98]], [6.6, [20, 0.98]], [8, [0, 1.12]]]); const hop = turning ? 0 : k * 10;
  g.at(270, 480, { s: cam[1], rot: turning ? Math.sin(t * 2) * 0.02 : 0 }, () => g.at(-270, -480 - cam[0], {}, () => {
    backdrop(g, t); g.rect(-400, 800, 1400, 600, '#1F0A12'); g.rect(-400, 800, 1400, 10, '#4d1722'); for (let i = -6; i < 12; i++) g.line(`M${270 + (i - 3) * 60} 810 L${270 + (i - 3) * 150} 1200`, '#2d0f1a', 5);
    g.ell(270, 842, 190 + open * 90, 22, 'rgba(0,0,0,.45)');
    g.at(270 + (turning ? 0 : wave(t, 0.5) * 12), 590 - hop, { sx: 1, rot: turning ? 0 : wave(t, 1) * 0.03 }, () => dancer(g, t, { open, turn, lift, arms, tilt: turning ? 0 : wave(t, 0.5) * 0.14 }));
    // petals thrown on the turn
    if (t > 4) for (let i = 0; i < 30; i++) { const q = span(t, 4 + (i % 6) * 0.12, 6.8 + (i % 6) * 0.2); const a = i * 2.4 + turn; const r = 60 + easeOut(q) * (190 + (i % 5) * 44); g.at(270 + Math.cos(a) * r, 560 + Math.sin(a) * r * 0.45 - 180 * Math.sin(q * Math.PI) + q * 150, { rot: a * 3 + t * 3, a: clamp((1 - q) * 3) }, () => g.ell(0, 0, 9, 5, i % 3 ? C.marigold : '#FCEBD0')); }
  }));
  const say = ['TA', 'KA', 'DI', 'MI', 'TA', 'KA', 'JO', 'NU']; const i = Math.floor(b); if (i < 8) { const q = b % 1; g.fade(1 - smooth(clamp(q * 1.4 - 0.4)), () => g.text(say[i], 270, 168 - easeOut(q) * 16, 150, i % 4 === 0 ? C.marigold : '#FCEBD0', { align: 'center' })); }
}
export function sound(m) {
  m.beat(0, 0.5, 'dngndngn', (t, c) => m.tabla(t, { d: 'dha', n: 'na', g: 'ge' }[c], 0.6)); m.beat(0, 0.125, '..n...t.n.tn..n.', (t, c) => m.tabla(t, c === 'n' ? 'na' : 'tin', t > 3.9 && t < 6.6 ? 0.34 : 0.16)); m.beat(3.9, 0.125, 'x', (t) => t < 6.5 && m.tabla(t, 'tin', 0.2));
  for (let t = 0; t < 8; t += t > 3.9 && t < 6.6 ? 0.125 : 0.5) for (let i = 0; i < 4; i++) m.bell(t + i * 0.012, 3100 + i * 370, 0.022, i % 2 ? 0.4 : -0.4); m.pad(0, [50, 57, 62], 4.2, 0.06); m.pad(3.8, [50, 57, 62, 69], 4.2, 0.06); const tune = [74, 72, 69, 67, 69, 72]; m.beat(4, 0.25, 'x.xx.x', (t, c, i) => m.pluck(t, tune[i % 6], 0.2, { pan: 0.3 })); m.room(0.26);
}
