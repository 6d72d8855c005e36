// The slow group at sunrise: three layers of park scroll by, four runners keep in step.
import { C, SKIN, keys, wave, chance } from '../draw/ink.mjs';
import { person, runPose } from '../draw/person.mjs';
import { tree, hill, sunRings } from '../draw/city.mjs';

export const size = [960, 540]; export const out = [896, 504]; export const seconds = 8;
const TEAM = [{ skin: 1, shirt: C.red, hair: 'short', dx: -210, ph: 0.1, s: 0.94 }, { skin: 3, shirt: C.turf, hair: 'tail', dx: 230, ph: 0.62, s: 0.98 }, { skin: 2, shirt: C.marigold, hair: 'band', dx: 20, ph: 0.35, s: 1.14, cap: C.ink }, { skin: 0, shirt: C.chalk, hair: 'cap', cap: C.blue, dx: -390, ph: 0.85, s: 0.9 }];
export function dog(g, x, y, s, t, c = '#C9824B') {
  const r = t * 2.6; g.at(x, y, { s }, () => { const leg = (x0, p) => g.line([[x0, -34], [x0 + Math.sin(r * 6.28 + p) * 20, -4]], c, 10); leg(-34, 0); leg(-22, 2.6); leg(24, 1.4); leg(36, 4); g.ell(0, -46, 48, 20, c); g.line([[-42, -52], [-64, -76 + Math.sin(t * 20) * 8]], c, 9); g.disc(50, -66, 19, c); g.ell(68, -60, 14, 9, c); g.disc(78, -62, 4.5, C.ink); g.shape('M38 -82 L34 -58 L48 -66Z', '#8a5228'); g.disc(54, -70, 3, C.ink); g.line('M36 -54 L44 -42', C.red, 7); });
}
export function park(g, t, o = {}) {
  g.bg(o.sky ?? '#F6C9B8'); sunRings(g, 520, 300 - t * (o.up ?? 8), 230, [C.coral, '#F58B5C', '#F9A873']); g.dots(-100, -100, 1200, 560, '#E99A80', 17, 2.1, 0.45);
  const far = t * 40; g.at(-(far % 1260), 0, {}, () => { for (let i = 0; i < 3; i++) g.at(i * 1260 - 200, 0, {}, () => { g.shape('M360 318 V210 H392 V196 Q430 130 468 196 V210 H500 V318Z', '#C97C6C'); g.rect(300, 236, 260, 90, '#C97C6C'); for (let k = 0; k < 6; k++) g.shape(`M${314 + k * 42} 326 V274 A13 13 0 0 1 ${340 + k * 42} 274 V326Z`, '#B0604F'); g.line('M430 150 V118', '#C97C6C', 6); }); });
  hill(g, 318, 60, '#3E8E6A', 1, far * 1.2); hill(g, 350, 46, C.turf, 3, t * 90);
  for (let i = 0; i < 8; i++) { const w = 1500; const x = (((i * 200 + chance(i) * 80 - t * 130) % w) + w) % w - 220; tree(g, x, 392, 0.82 + chance(i, 2) * 0.3, C.turf, C.pine, t); }
  g.rect(-100, 384, 1200, 400, '#2F6B47'); g.rect(-100, 400, 1200, 300, '#33383F'); g.rect(-100, 400, 1200, 9, '#FFF8E6');
  for (let i = 0; i < 9; i++) { const x = (((i * 160 - t * 330) % 1440) + 1440) % 1440 - 200; g.shape([[x, 484], [x + 84, 484], [x + 70, 498], [x - 14, 498]], '#FFF8E6'); }
}
export function draw(g, t) {
  const cam = keys(t, [[0, [500, 1.0]], [2.6, [520, 1.1]], [5, [470, 1.18]], [8, [500, 1.02]]]);
  g.at(480, 290, { s: cam[1] }, () => g.at(-cam[0], -290, {}, () => {
    park(g, t);
    for (const r of TEAM.toSorted((a, b) => a.s - b.s)) { const p = runPose(t * 1.45 + r.ph, 0.96); const x = 500 + r.dx + wave(t, 0.16, r.ph) * 30; const y = 372 + (r.s - 0.9) * 130; g.ell(x + 6, y + 122 * r.s, 66 * r.s, 9, 'rgba(10,14,18,.45)'); person(g, { x, y: y - 8 + p.bob, s: r.s, ...p, skin: SKIN[r.skin], shirt: r.shirt, shorts: r.shirt === C.chalk ? C.ink : '#232833', hair: r.hair, cap: r.cap ?? C.red, swing: wave(t, 2.9, r.ph) * 12, bib: true, smile: r.dx === 20 ? 'open' : 'line' }); }
    dog(g, keys(t, [[0, -160], [3, 660], [5, 700], [6.4, 300], [8, 1200]]), 510, 0.9, t);
    for (let i = 0; i < 3; i++) { const x = (((i * 620 - t * 620) % 1860) + 1860) % 1860 - 300; g.shape(`M${x} 560 Q${x + 10} 360 ${x - 60} 300 Q${x + 40} 340 ${x + 34} 560Z`, '#0b3d2c'); g.shape(`M${x + 30} 560 Q${x + 30} 420 ${x + 110} 350 Q${x + 60} 440 ${x + 66} 560Z`, '#0b3d2c'); }
    for (let i = 0; i < 5; i++) { const x = 200 + i * 90 + t * 26; const y = 90 + chance(i) * 70 + wave(t, 0.4, i) * 8; const f = wave(t, 2.2, i * 0.3) * 9; g.line(`M${x - 16} ${y - f} L${x} ${y} L${x + 16} ${y - f}`, '#7d3b33', 4); }
  }));
  if (t < 3.2) g.rise(['5 AM, 5 KM'], 44, 112, 92, '#7A2A22', t, { from: 0.4, out: 2.7 });
}
export function sound(m) {
  for (let i = 0; i < 60; i++) { const t = i * 0.172; m.noise(t, 0.06, 0.34 + 0.12 * (i % 2), { lp: 700 + (i % 3) * 240, pan: ((i % 4) - 1.5) * 0.3 }); }
  for (const t of [0.4, 0.62, 2.1, 2.28, 4.4, 4.55, 4.7, 6.5, 6.72]) m.tone(t, 2600 + (t % 0.5) * 900, 0.14, 0.06, { slide: 5, pan: t > 3 ? 0.6 : -0.6 }); for (const t of [3.1, 3.35]) m.tone(t, 420, 0.14, 0.22, { kind: 'saw', slide: -8 });
  const tune = [64, 67, 71, 74, 71, 67, 69, 72]; m.beat(0, 0.344, 'x', (t, c, i) => m.pluck(t, tune[i % 8], 0.26, { dur: 1.6, pan: i % 2 ? 0.3 : -0.3 })); m.beat(0, 1.376, 'x', (t, c, i) => { m.bass(t, [40, 36, 43, 38][i % 4], 1.1, 0.26); m.pad(t, [[64, 67, 71], [64, 67, 72], [62, 67, 71], [62, 66, 69]][i % 4], 1.6, 0.04); }); m.beat(0, 0.344, 'x.x.x.xx', (t) => m.shaker(t, 0.1)); m.beat(0, 0.688, 'x', (t) => m.kick(t, 0.3)); m.room(0.22);
}
