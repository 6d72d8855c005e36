// A concrete bowl in evening light. The skater swings from wall to wall, higher each time, and leaves it.
import { C, SKIN, keys, span, smooth, lerp, wave, clamp, easeOut } from '../draw/ink.mjs';
import { person } from '../draw/person.mjs';
import { skyline, palm, sunRings } from '../draw/city.mjs';

export const size = [540, 960]; export const out = [720, 1280]; export const seconds = 8;
// the bowl as a curve: u from -1 (left lip) to 1 (right lip); beyond the lip the skater is in the air
const lipY = 470; const deep = 330;
export const bowl = (u) => { const v = clamp(u, -1, 1); const x = 270 + v * 236; const y = lipY + deep * Math.cos((v * Math.PI) / 2) ** 0.62; return [x, y]; };
const RIDE = [[0, -0.2], [0.75, 0.86], [1.0, 0.9], [1.9, -1.34], [2.35, -1.42], [3.6, 1.0], [3.9, 1.05], [4.9, -1.0], [5.1, -1.04], [6.1, 1.5], [6.5, 1.56], [8, -0.2]];

export function skater(g, x, y, rot, o) {
  g.at(x, y, { rot, s: o.s ?? 0.74, sx: o.sx ?? 1 }, () => {
    const c = o.crouch ?? 0.4; const wide = o.arms ?? 0.5;
    g.line('M-92 -12 L-70 2 Q0 10 70 2 L92 -12', '#1B1410', 13); g.disc(-50, 14, 11, C.red); g.disc(50, 14, 11, C.red);
    person(g, { x: 0, y: -122 + c * 46, skin: o.skin ?? SKIN[0], shirt: o.shirt ?? C.turf, trousers: o.trousers ?? '#1B1410', hair: 'helmet', cap: o.cap ?? C.red, sleeve: 0.95, lean: 0.2 + c * 0.34, feet: [[-48, 116 - c * 46], [44, 116 - c * 46]], hands: [[-70 - wide * 20, -14 - wide * 50], [80 + wide * 10, 10 - wide * 56]], knee: [1, -1], elbow: [1, -1], flat: [0.1, -0.1] });
  });
}
export function bowlBack(g, t) {
  g.bg(C.cream); sunRings(g, 360, 270, 215, [C.marigold, '#FFBE2E', '#FFCB57']); g.dots(-600, -600, 1800, 1200, '#E9A34A', 16, 2.1, 0.32);
  skyline(g, -300, 900, 480, { color: '#EBC68E', h: 190, w: 80, seed: 21 }); palm(g, -60, 480, 1.15, t, '#c98a4a', '#b0713a'); palm(g, 560, 490, 0.9, t, '#c98a4a', '#b0713a');
}
export function draw(g, t) {
  const u = keys(t, RIDE); const [bx, by] = bowl(u); const over = Math.max(0, Math.abs(u) - 1); const air = over * 620; const sx = Math.sign(u);
  const x = bx - sx * Math.min(over, 0.5) * 40; const y = by - air; const du = keys(t + 0.05, RIDE) - keys(t - 0.05, RIDE); const eps = 0.02; const p1 = bowl(clamp(u + eps, -1, 1)); const p0 = bowl(clamp(u - eps, -1, 1));
  let rot = Math.atan2(p1[1] - p0[1], p1[0] - p0[0]); rot = clamp(rot, -1.25, 1.25);
  if (over > 0) { const half = span(t, ...(sx < 0 ? (t < 3 ? [1.62, 2.72] : [4.8, 5.2]) : [5.75, 6.95])); rot = lerp(sx < 0 ? 1.2 : -1.2, sx < 0 ? 0.2 : -0.2, Math.sin(half * Math.PI)); }
  const cam = keys(t, [[0, [270, 560, 1.0]], [1.9, [190, 410, 1.16]], [2.5, [190, 390, 1.16]], [3.7, [300, 540, 1]], [5.6, [300, 520, 1.02]], [6.3, [350, 330, 1.18]], [8, [270, 560, 1]]]);
  g.at(270, 480, { s: cam[2] }, () => g.at(-cam[0], -cam[1], {}, () => {
    bowlBack(g, t);
    // watchers on the rim
    [[-46, C.red, 'cap'], [6, C.blue, 'tail'], [534, C.marigold, 'short'], [590, C.coral, 'bun']].forEach(([px, c, hair], i) => { const cheer = over > 0.12 ? 1 : 0; person(g, { x: px, y: lipY - 66 - cheer * Math.abs(wave(t, 2, i * 0.2)) * 10, s: 0.5, sx: i < 2 ? 1 : -1, skin: SKIN[i], shirt: c, trousers: C.ink, hair, feet: [[-12, 128], [16, 128]], hands: cheer ? [[-26, -84], [30, -88]] : [[10, 84], [26, 78]] }); });
    g.rect(-400, 470, 1400, 700, '#EBCB93'); g.rect(-400, 470, 1400, 26, '#DDB877'); g.dots(-400, 470, 1400, 500, '#CFA35F', 15, 1.7, 0.35);
    const cols = ['#F7D9A8', '#F3B36B', '#E9853F', '#D45A2B', '#A93A22', '#7C2419']; const ring = (dy, k) => { let d = 'M-400 1500 L-400 470 L34 470'; for (let v = -1; v <= 1.001; v += 0.05) { const q = bowl(v); d += ` L${270 + (q[0] - 270) * (1 - k * 0.02)} ${q[1] + dy}`; } return `${d} L506 470 L940 470 L940 1500Z`; };
    cols.forEach((c, i) => g.shape(ring(i * 58, i), c)); g.dots(-400, 470, 1400, 900, '#C9703A', 14, 1.5, 0.22);
    let edge = ''; for (let v = -1; v <= 1.001; v += 0.05) { const q = bowl(v); edge += `${edge ? 'L' : 'M'}${q[0]} ${q[1]}`; } g.line(edge, '#FFF6E2', 11); g.line('M-400 470 H34 M506 470 H940', '#FFF6E2', 11);
    g.disc(34, 470, 10, C.red); g.disc(506, 470, 10, C.red);
    for (let i = 1; i < 6; i++) { const tt = t - i * 0.05; const uu = keys(tt, RIDE); const [qx, qy] = bowl(uu); const ov = Math.max(0, Math.abs(uu) - 1) * 620; g.fade(0.1, () => g.disc(qx, qy - ov - 30, 26 - i * 3, '#FFF6E2')); }
    const n = over > 0 ? [0, 0] : [Math.sin(rot) * 10, -Math.cos(rot) * 12]; if (over <= 0) g.at(bx, by, { rot }, () => g.ell(0, 6, 76, 7, 'rgba(90,30,10,.3)'));
    skater(g, x + n[0], y + n[1] - 6, rot, { sx: du >= 0 ? 1 : -1, crouch: over > 0 ? 0.95 : 0.35 + 0.3 * Math.abs(Math.cos(u * 2)), arms: over > 0 ? 1 : 0.5 });
    if (Math.abs(Math.abs(u) - 1) < 0.08) for (let i = 0; i < 7; i++) g.fade(0.5, () => g.disc(bx + sx * -8 + wave(t, 1, i * 0.31) * 34, by - 4 - i * 5, 5 - i * 0.4, '#FFF6E2'));
  }));
  if (t > 6.15 && t < 7.6) { const k = easeOut(span(t, 6.15, 6.5)); g.at(30, 850, { a: 1 - smooth(span(t, 7.2, 7.6)) }, () => g.rise(['UP', 'UP', 'UP'], 0, -640 - 40 * k, 130, [C.wine, C.red, C.wine], t, { from: 6.15, gap: 0.16 })); }
}
export function sound(m) {
  m.put(0, seconds, 0, (() => { let a = 0; let s = 77; return (x) => { s = (s * 16807) % 2147483647; const u = keys(x, RIDE); const v = Math.abs(keys(x + 0.03, RIDE) - keys(x - 0.03, RIDE)) * 3; const on = Math.abs(u) < 1 ? 1 : 0; a += 0.11 * ((s / 2147483647) * 2 - 1 - a); return a * Math.min(1, v) * on * 0.9 * (0.8 + 0.2 * Math.sin(x * 160)); }; })());
  for (const t of [1.66, 2.68, 5.85, 6.92]) { m.noise(t, 0.07, 0.7, { lp: 3500 }); m.tone(t, 210, 0.1, 0.3, { slide: -5 }); } m.crowd((t) => 0.1 + (t > 1.8 ? 0.6 * Math.exp(-(t - 1.8) * 1.6) : 0) + (t > 6 ? 1.3 * Math.exp(-(t - 6) * 0.9) : 0));
  m.beat(0, 0.25, 'x..x..x.x.......', (t) => m.kick(t, 0.55)); m.beat(0, 0.25, '....x.......x..x', (t) => m.snare(t, 0.24)); m.beat(0, 0.125, 'x.xxx.x.', (t) => m.hat(t, 0.06)); const b = [40, 40, 43, 45, 40, 40, 38, 35]; m.beat(0, 0.5, 'x', (t, c, i) => m.bass(t, b[i % 8], 0.4, 0.26)); m.beat(4, 0.25, 'x..x.x..', (t, c, i) => m.pluck(t, [64, 67, 71, 69][i % 4], 0.14, { pan: -0.3, dur: 0.5 })); m.room(0.14);
}
