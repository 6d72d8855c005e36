// Five-a-side from above under floodlights: three passes, a shot, the net. The camera follows the ball.
import { C, TAU, keys, span, smooth, lerp, wave, easeOut } from '../draw/ink.mjs';
import { topPlayer, topShadow } from '../draw/person.mjs';

export const size = [540, 960]; export const seconds = 9;
// the ball in pitch units (the goal lies at the top, y = -1000)
const BALL = [[0, [0, 0]], [0.5, [0, 0]], [1.0, [-180, 60]], [1.7, [-200, 20]], [2.35, [170, -150]], [3.0, [150, -230]], [3.7, [-90, -420]], [4.5, [-40, -560]], [4.9, [0, -640]], [5.7, [128, -1010]], [6.1, [140, -1042]], [9, [140, -1042]]];
const TEAM = [
  { c: C.marigold, k: [[0, [10, 40]], [1.2, [30, 10]], [3, [120, -120]], [5, [160, -420]], [6.4, [100, -700]], [9, [60, -760]]] },
  { c: C.marigold, k: [[0, [-210, 120]], [1, [-190, 70]], [1.8, [-196, 40]], [4, [-160, -160]], [6.4, [-60, -640]], [9, [-20, -770]]], hair: 1 },
  { c: C.marigold, k: [[0, [210, 30]], [2.3, [186, -130]], [3, [166, -210]], [5, [200, -400]], [6.4, [120, -620]], [9, [110, -790]]] },
  { c: C.marigold, k: [[0, [-160, -180]], [2.4, [-190, -260]], [3.7, [-96, -400]], [4.9, [-14, -612]], [5.6, [20, -680]], [7, [40, -840]], [9, [50, -850]]] },
  { c: C.chalk, k: [[0, [-10, -70]], [1.2, [-120, 0]], [3, [60, -180]], [5, [-60, -480]], [9, [-140, -600]]] },
  { c: C.chalk, k: [[0, [150, -90]], [2.4, [120, -210]], [4, [0, -340]], [5.4, [60, -560]], [9, [230, -660]]], hair: 1 },
  { c: C.chalk, k: [[0, [-60, -320]], [3.4, [-20, -440]], [5, [70, -640]], [9, [-210, -780]]] },
  { c: C.red, k: [[0, [0, -940]], [4.6, [-20, -900]], [5.6, [80, -960]], [6, [104, -972]], [9, [104, -972]]] },
];
const at = (frames, t) => keys(t, frames);

export function draw(g, t) {
  const ball = at(BALL, t); const cam = keys(t, [[0, [0, 20, 0.92]], [1.6, [-40, -20, 1]], [4.5, [0, -470, 1]], [5.7, [40, -820, 1.1]], [6.6, [50, -850, 1.24]], [9, [50, -850, 1.08]]]); const shake = t > 5.7 ? Math.exp(-(t - 5.7) * 4) * 9 * wave(t, 11) : 0;
  g.bg(C.deep);
  g.at(270 + shake, 500, { s: cam[2], rot: -0.16 + t * 0.012 }, () => g.at(-cam[0], -cam[1], {}, () => {
    for (let i = -13; i < 8; i++) g.rect(-900, i * 105, 1800, 106, i % 2 ? '#0E7052' : '#0B5A43');
    g.dots(-900, -1400, 1800, 2300, '#04281f', 15, 1.7, 0.5);
    g.line('M-330 -1000 V900 M330 -1000 V900 M-330 -1000 H330 M-330 0 H330', C.chalk, 8); g.ring(0, 0, 130, C.chalk, 8); g.disc(0, 0, 10, C.chalk); g.line('M-190 -1000 V-910 A190 170 0 0 0 190 -910 V-1000', C.chalk, 8);
    const bulge = t > 5.7 ? Math.exp(-(t - 5.7) * 3) * Math.cos((t - 5.7) * 16) * 26 : 0; const net = (t > 5.7 ? 30 : 0) + bulge;
    g.shape(`M-150 -1000 L-132 -1078 Q120 ${-1078 - net} 132 -1078 L150 -1000Z`, '#083f30'); for (let i = -8; i <= 8; i++) g.line(`M${i * 17} -1000 L${i * 15} ${-1076 - (i > 2 ? net * 0.5 : 0)}`, '#cfd8cc', 1.6); for (let j = 1; j < 6; j++) g.line(`M-146 ${-1000 - j * 14} Q120 ${-1000 - j * 14 - net * j * 0.18} 146 ${-1000 - j * 14}`, '#cfd8cc', 1.6);
    g.line('M-150 -1000 L-132 -1078 H132 L150 -1000', C.paper, 9);
    g.fade(0.1, () => { g.shape('M-700 -1300 L-250 -1300 L420 700 L-700 700Z', '#FFE9A8'); g.shape('M700 -1300 L250 -1300 L-420 700 L700 700Z', '#FFE9A8'); });
    // spectators on the touchline
    for (let i = 0; i < 26; i++) { const hop = t > 5.8 ? Math.abs(wave(t, 1.7, i * 0.13)) * 14 : 0; const x = i % 2 ? 376 + hop : -376 - hop; const y = -1120 + Math.floor(i / 2) * 92; g.ell(x, y, 24, 30, [C.red, C.blue, C.amber, C.chalk, C.leaf][i % 5]); g.disc(x, y, 14, '#3A2317'); if (hop) g.line([[x - 6, y - 20], [x + (i % 2 ? -34 : 34), y - 26]], '#6A3A22', 9); }
    for (const p of TEAM) topShadow(g, ...at(p.k, t), [0.5, -0.62]);
    for (const [i, p] of TEAM.entries()) { const [x, y] = at(p.k, t); const [nx, ny] = at(p.k, t + 0.12); const sp = Math.hypot(nx - x, ny - y); const joy = t > 6.2 && i < 4; const dir = sp > 1.5 ? Math.atan2(ny - y, nx - x) + Math.PI / 2 : Math.atan2(ball[1] - y, ball[0] - x) + Math.PI / 2;
      topPlayer(g, x, y - (joy ? Math.abs(wave(t, 1.8, i * 0.2)) * 12 : 0), joy ? dir + Math.sin(t * 6 + i) * 0.5 : dir, t * 2.6 + i * 0.27, p.c, { run: joy ? 1.5 : Math.min(1, sp / 12) , hair: p.hair, s: 0.95 }); }
    for (let i = 1; i < 7; i++) { const b = at(BALL, t - i * 0.03); g.fade(0.09, () => g.disc(b[0], b[1], 17 - i * 1.6, C.paper)); }
    g.ell(ball[0] + 14, ball[1] + 16, 17, 12, 'rgba(3,42,32,.7)'); g.disc(ball[0], ball[1], 17, '#fff'); g.at(ball[0], ball[1], { rot: (ball[0] + ball[1]) * 0.03 }, () => { g.shape('M0 -9 L9 -2 L5 8 H-5 L-9 -2Z', C.ink); g.line('M0 -9 V-16 M9 -2 L15 -6 M-9 -2 L-15 -6', C.ink, 2.5); });
    if (t > 5.75) for (let i = 0; i < 34; i++) { const k = easeOut(span(t, 5.75, 7.4)); const a = (i / 34) * TAU + i; const d = k * (120 + ((i * 53) % 210)); g.at(140 + Math.cos(a) * d, -1000 + Math.sin(a) * d * 0.8 + k * k * 80, { rot: t * 4 + i, a: 1 - span(t, 7.6, 8.8) }, () => g.rect(-7, -4, 14, 8, [C.marigold, C.paper, C.red, C.mint][i % 4])); }
  }));
  if (t > 6.25) { const k = smooth(span(t, 6.25, 6.6)); g.at(270, 250, { s: lerp(1.7, 1, k), a: k, rot: -0.07 }, () => { g.text('GOAL', 6, 66, 172, C.ink, { align: 'center' }); g.text('GOAL', 0, 58, 172, C.marigold, { align: 'center' }); }); }
}
export function sound(m) {
  m.crowd((t) => 0.3 + (t > 4.6 ? 0.25 * Math.min(1, t - 4.6) : 0) + (t > 5.75 ? 1.7 * Math.exp(-(t - 5.75) * 0.35) : 0));
  for (const t of [0.52, 1.0, 1.75, 2.36, 3.05, 3.72, 4.3]) { m.noise(t, 0.06, 0.5, { lp: 1600 }); m.tone(t, 150, 0.12, 0.5, { slide: -9 }); }
  m.noise(4.9, 0.09, 0.9, { lp: 2200 }); m.kick(4.9, 0.9); m.noise(5.72, 0.3, 0.35, { hp: 1500, lp: 6000 }); m.whistle(0.15, 0.35, 0.1); m.whistle(6.3, 0.8, 0.09);
  m.beat(0, 0.25, 'x...x...x...x.x.', (t) => m.kick(t, 0.28)); m.beat(0, 0.25, '..x...x.', (t) => m.clap(t, t > 5.7 ? 0.34 : 0.13, 0.3)); m.beat(0, 0.5, [33, 33, 36, 31].map(String), (t, n) => m.bass(t, Number(n) + 6, 0.3, 0.18)); m.room(0.2);
}
