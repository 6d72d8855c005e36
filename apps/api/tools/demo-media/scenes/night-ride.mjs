// Thursday, half past nine: lamps under the rain trees.
import { C, SKIN, keys, wave, chance } from '../draw/ink.mjs';
import { cyclist } from './metro-night.mjs';
import { lamp, skyline } from '../draw/city.mjs';

export const size = [960, 540]; export const out = [896, 504]; export const seconds = 8;
const RIDERS = [{ dx: -330, dy: -34, s: 0.74, c: C.coral, k: 3, f: C.mint }, { dx: 60, dy: -30, s: 0.78, c: C.blue, k: 1, f: C.marigold }, { dx: 330, dy: -26, s: 0.8, c: C.paper, k: 2, f: C.red }, { dx: -150, dy: 8, s: 1, c: C.marigold, k: 0, f: C.paper }, { dx: 220, dy: 14, s: 1.06, c: C.red, k: 4, f: C.mint }];
export function draw(g, t) {
  const cam = keys(t, [[0, [480, 290, 1]], [3, [540, 310, 1.2]], [5.6, [400, 320, 1.28]], [8, [480, 290, 1]]]);
  g.bg('#0d2233'); g.at(480, 290, { s: cam[2] }, () => g.at(-cam[0], -cam[1], {}, () => {
    g.rect(-200, -200, 1400, 800, '#12304a'); g.disc(760, 110, 60, C.moon); g.fade(0.1, () => g.disc(760, 110, 100, C.moon)); g.at(-t * 12, 0, {}, () => skyline(g, -100, 1400, 330, { color: '#0f273d', h: 170, w: 100, seed: 71, windows: 0.3 })); g.dots(-200, -200, 1400, 620, '#0a1b2b', 16, 2, 0.5);
    // library steps, an arch of trees: three depths of trunks and one roof of leaves
    for (let layer = 0; layer < 3; layer++) { const sp = [90, 190, 330][layer]; const c = ['#0f4a42', '#0c3d38', '#082b2a'][layer]; const n = 6; const w = n * 300; for (let i = 0; i < n; i++) { const x = (((i * 300 + layer * 120 - t * sp) % w) + w) % w - 400; const y = 400 + layer * 10; const s = 0.9 + layer * 0.35; g.at(x, y, { s }, () => { g.shape('M-20 0 Q-10 -120 -70 -250 L-40 -262 Q-8 -190 2 -150 Q22 -210 90 -262 L108 -244 Q30 -140 24 0Z', layer === 2 ? '#0a1f22' : '#12302f'); for (const [dx, dy, r] of [[-90, -270, 70], [-10, -310, 84], [84, -280, 76], [150, -250, 52], [-150, -246, 50]]) g.ell(dx + wave(t, 0.2, i) * 4, dy, r * 1.2, r * 0.72, c); }); if (layer === 0) g.at(x + 150, 404, {}, () => lamp(g, 0, 0, 0.74)); } }
    g.rect(-300, 396, 1600, 400, '#1d2733'); g.rect(-300, 396, 1600, 8, '#3b4a5c'); for (let i = 0; i < 9; i++) { const x = (((i * 190 - t * 430) % 1710) + 1710) % 1710 - 300; g.rect(x, 452, 96, 7, '#d8cfae'); }
    for (const r of RIDERS) { const x = 420 + r.dx + wave(t, 0.13, r.k * 0.21) * 46; const y = 500 + r.dy; g.fade(0.3, () => g.ell(x, y + 2, 110 * r.s, 8, '#05090d')); cyclist(g, x, y, r.s, t + r.k * 0.13, { shirt: r.c, cap: r.k % 2 ? C.paper : C.marigold, lamp: 1, skin: SKIN[r.k], frame: r.f, cadence: 1.35 + r.k * 0.05, smile: r.k === 0 ? 'open' : 'line' }); }
    for (let i = 0; i < 14; i++) { const x = (((chance(i) * 1400 - t * (60 + i * 6)) % 1400) + 1400) % 1400 - 200; g.fade(0.4 + 0.6 * Math.abs(wave(t, 0.9, i * 0.3)), () => g.disc(x, 160 + chance(i, 2) * 230 + wave(t, 0.5, i) * 14, 3, '#FFE27A')); }
    for (let i = 0; i < 3; i++) { const x = (((i * 700 - t * 760) % 2100) + 2100) % 2100 - 400; g.shape(`M${x} 600 Q${x + 6} 420 ${x - 50} 360 Q${x + 34} 400 ${x + 30} 600Z`, '#04090c'); g.shape(`M${x + 40} 600 Q${x + 40} 470 ${x + 120} 420 Q${x + 70} 500 ${x + 74} 600Z`, '#04090c'); }
  }));
  if (t > 1 && t < 4.4) g.rise(['SLOWEST', 'LEADS'], 44, 116, 84, [C.paper, C.marigold], t, { from: 1.1, out: 3.9 });
}
export function sound(m) {
  m.noise(0, 8, 0.16, { hp: 1800, lp: 5200, env: (x) => 0.5 + 0.5 * Math.abs(Math.sin(x * 31)) * (0.6 + 0.4 * Math.sin(x * 1.7)) }); m.noise(0, 8, 0.18, { lp: 500, env: () => 0.7 }); for (const [t, f] of [[0.9, 2093], [1.1, 2093], [2.7, 1760], [4.4, 2349], [4.55, 2349], [6.2, 1568], [6.4, 1760], [6.6, 2093]]) m.bell(t, f, 0.14, (t % 1) - 0.5); for (let t = 0.3; t < 8; t += 0.42) m.tone(t, 4300, 0.1, 0.012, { vib: 0.05 });
  m.beat(0, 0.3, 'x.......x..x....', (t) => m.kick(t, 0.5)); m.beat(0, 0.3, '....x...', (t) => m.snare(t, 0.13)); m.beat(0, 0.15, 'x.x.x.xx', (t) => m.hat(t, 0.045)); m.beat(0, 0.6, 'x', (t, c, i) => { m.bass(t, [40, 40, 36, 38][Math.floor(i / 2) % 4], 0.5, 0.25); }); m.beat(0, 0.3, 'x.x.xx.x', (t, c, i) => m.pluck(t, [64, 71, 67, 76, 74][i % 5], 0.17, { pan: i % 2 ? 0.4 : -0.4, dur: 1.2 })); m.pad(0, [52, 59, 64, 67], 4.4, 0.04); m.pad(3.8, [48, 55, 60, 64], 4.2, 0.04); m.room(0.26);
}
