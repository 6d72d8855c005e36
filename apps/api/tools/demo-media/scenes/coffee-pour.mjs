// One metre of coffee: the tumbler climbs, the brown thread holds, the froth rises.
import { C, SKIN, keys, span, smooth, lerp, wave, TAU } from '../draw/ink.mjs';
import { head } from '../draw/person.mjs';
import { steam } from './dosa-pan.mjs';

export const size = [540, 960]; export const seconds = 7;
export function tumbler(g, x, y, s, rot = 0, o = {}) { g.at(x, y, { s, rot }, () => { g.shape('M-40 -92 L40 -92 L30 0 L-30 0Z', '#C8CDCB'); g.shape('M-34 -90 L-14 -90 L-14 -2 L-26 -2Z', '#EEF1F0'); g.shape('M22 -90 L34 -90 L26 -2 L18 -2Z', '#9BA3A2'); g.ell(0, -92, 42, 9, '#E3E7E5'); g.ell(0, -91, 34, 6, o.fill ?? '#5b2f17'); if (o.froth) { for (const [dx, dy, r] of [[-20, -96, 12], [0, -101, 16], [20, -96, 12]]) g.disc(dx, dy, r * o.froth, '#E8C79A'); } }); }
export function davara(g, x, y, s, o = {}) { g.at(x, y, { s }, () => { g.shape('M-78 -46 L78 -46 L62 0 L-62 0Z', '#B7BDBB'); g.shape('M-70 -44 L-34 -44 L-34 -2 L-56 -2Z', '#E3E7E5'); g.ell(0, -46, 84, 15, '#DDE2E0'); g.ell(0, -45, 70, 10, '#5b2f17'); if (o.froth) for (let i = 0; i < 9; i++) g.disc(Math.cos(i * 0.7) * 44 * o.froth, -46 + Math.sin(i * 0.7) * 6, 12 * o.froth, i % 2 ? '#E8C79A' : '#D8B07C'); }); }
export function shop(g) {
  g.bg('#0C5A50'); for (let j = 0; j < 13; j++) for (let i = -4; i < 12; i++) g.rect(i * 74 - 20, j * 50 - 60, 70, 46, (i + j) % 2 ? '#0F6A5E' : '#0E6357', 3); g.dots(-300, -100, 1200, 900, '#08463e', 15, 1.8, 0.4);
  g.disc(270, 250, 190, C.marigold); g.disc(270, 250, 150, '#FFC33D'); g.rect(-300, 640, 1200, 30, '#6b3a1e'); g.rect(-300, 670, 1200, 600, '#8a4c28'); for (let i = 0; i < 9; i++) g.line(`M${-240 + i * 130} 670 V1100`, '#77401f', 6);
  g.rect(16, 470, 96, 170, '#C9A24B', 10); g.ell(64, 470, 48, 12, '#E3C06A'); g.shape('M40 470 Q64 410 88 470Z', '#E3C06A'); g.disc(64, 424, 9, C.bark); g.rect(104, 590, 30, 12, '#8d6e2c', 3); g.rect(428, 500, 90, 140, '#F4EAD2', 8); g.text('FILTER', 473, 556, 25, C.red, { align: 'center' }); g.text('COFFEE', 473, 582, 25, C.red, { align: 'center' });
}
export function draw(g, t) {
  const stretch = keys(t, [[0, 0.12], [0.5, 0.12], [1.5, 0.72], [2, 0.7], [3, 1], [3.9, 1], [4.6, 0.15], [7, 0.1]]); const cam = keys(t, [[0, [270, 520, 1.1]], [2.4, [270, 430, 0.98]], [3.6, [270, 420, 0.94]], [4.8, [270, 560, 1.26]], [7, [270, 540, 1.1]]]);
  g.bg('#0C5A50'); g.at(270, 480, { s: cam[2] }, () => g.at(-cam[0], -cam[1], {}, () => {
    shop(g); const top = [lerp(300, 384, stretch), lerp(520, 70, stretch)]; const bot = [lerp(250, 176, stretch), lerp(640, 770, stretch * 0.6)]; const lean = (stretch - 0.4) * 0.16;
    // the man behind the counter
    g.at(262, 640, { rot: lean }, () => { g.shape('M-96 40 L-82 -190 Q0 -240 82 -190 L96 40Z', C.paper); g.line('M0 -206 V40', '#e3d6b4', 4); for (let i = 0; i < 4; i++) g.disc(8, -160 + i * 46, 4, '#b9a67a'); g.shape('M-40 -214 L0 -172 L40 -214Z', SKIN[4]); g.line('M0 -206 V-236', SKIN[4], 38); g.at(0, -282, { s: 1.75, rot: lean - stretch * 0.28 }, () => { head(g, 0, 0, { skin: SKIN[4], hair: 'short', hairColor: '#4b4742', smile: stretch > 0.9 ? 'open' : 'line' }); g.line('M2 7 q12 -7 24 0', '#4b4742', 5); g.line('M0 -16 H22', '#c41f36', 4); }); });
    const arm = (s, to, col) => { const sh = [262 + s * 74 + lean * 200, 468]; const el = [(sh[0] + to[0]) / 2 + s * 62, (sh[1] + to[1]) / 2 + 30]; g.line([sh, el, to], SKIN[4], 33); g.line([sh, [lerp(sh[0], el[0], 0.6), lerp(sh[1], el[1], 0.6)]], col, 46); g.disc(to[0], to[1], 24, SKIN[4]); };
    const pour = stretch > 0.14 && t < 4.75; if (pour || t < 0.8) { const x0 = top[0] - 40; const y0 = top[1] - 44; const x1 = bot[0] + 6; const y1 = bot[1] - 50; let d = ''; let e = ''; for (let i = 0; i <= 18; i++) { const k = i / 18; const x = lerp(x0, x1, 1 - (1 - k) ** 1.7) + wave(t * 2.2 + k * 1.4, 1) * 4 * k; const y = lerp(y0, y1, k ** 1.25); d += `${i ? 'L' : 'M'}${x} ${y}`; e += `${i ? 'L' : 'M'}${x - 5} ${y}`; } g.line(d, '#6b3719', lerp(18, 11, stretch)); g.line(e, '#A0622F', 4); }
    const froth = smooth(span(t, 0.8, 4.4)); davara(g, bot[0], bot[1], 1.05, { froth: 0.3 + froth * 0.7 }); arm(-1, [bot[0] - 62, bot[1] - 16], C.paper); const tip = pour || t < 0.8 ? -1.25 : lerp(-1.25, 0, smooth(span(t, 4.75, 5.3))); const down = smooth(span(t, 5.0, 5.7)); const tp = [lerp(top[0], 356, down), lerp(top[1], 690, down)];
    arm(1, [tp[0] + 22, tp[1] - 34], C.paper); tumbler(g, tp[0], tp[1], 0.95, tip, { froth: t > 5 ? smooth(span(t, 5.1, 5.8)) * 1.2 : 0 });
    if (pour) for (let i = 0; i < 7; i++) { const k = (t * 3 + i / 7) % 1; g.fade(1 - k, () => g.disc(bot[0] + wave(i * 0.3, 1) * 40 * k, bot[1] - 52 - Math.sin(k * Math.PI) * 30, 4, '#C08A4E')); }
    g.rect(-300, 774, 1200, 22, '#F4EAD2'); g.rect(-300, 796, 1200, 500, C.red); for (let i = 0; i < 8; i++) g.shape(`M${-60 + i * 100} 1200 V${880} A42 42 0 0 1 ${24 + i * 100} 880 V1200Z`, i % 2 ? '#b01d30' : C.marigold); for (const x of [410, 470]) tumbler(g, x, 776, 0.55, 0, { froth: 1 }); if (t > 5.2) steam(g, 356, 590, t, 2, 130); steam(g, 450, 716, t, 2, 80);
    if (t > 2.2 && t < 4.6) { const k = smooth(span(t, 2.2, 2.9)) * (1 - smooth(span(t, 4.2, 4.6))); g.line([[492, 60], [492, 60 + 640 * k]], C.paper, 5); for (let i = 0; i <= 10; i++) if (i / 10 <= k) g.line([[492 - (i % 5 ? 12 : 24), 60 + i * 64], [492, 60 + i * 64]], C.paper, 5); g.fade(k, () => g.text('1 M', 398, 50, 58, C.paper)); }
  }));
}
export function sound(m) {
  m.noise(0.3, 4.4, 0.3, { hp: 900, lp: (x) => 2600 + 700 * Math.sin(x * 2), env: (x) => 0.3 + 0.7 * Math.abs(Math.sin(x * 0.75)) }); m.put(0.4, 4.3, 0, (x) => 0.05 * Math.sin(TAU * (300 + x * 110) * x * 0.5) * Math.abs(Math.sin(x * 11))); for (const t of [0.05, 4.85, 5.65, 6.2]) { m.bell(t, 1760, 0.1); m.bell(t + 0.02, 2637, 0.06); } m.crowd((t) => 0.14 + (t > 4.9 ? 0.5 * Math.exp(-(t - 4.9)) : 0)); m.beat(5, 0.11, 'x', (t, c, i) => t < 6.7 && m.clap(t, 0.1 + (i % 3) * 0.04, (i % 5) / 2.5 - 1));
  m.beat(0, 0.25, 'x..x..x.x..x..x.', (t, c, i) => m.bass(t, [38, 38, 45, 43][Math.floor(i / 4) % 4], 0.24, 0.28)); m.beat(0, 0.25, '..x...x.', (t) => m.tabla(t, 'na', 0.3)); m.beat(0, 0.125, 'x.x.x.xx', (t) => m.shaker(t, 0.07)); m.beat(0, 0.25, 'x.xx.xx.x.x.xxx.', (t, c, i) => m.pluck(t, [62, 65, 69, 72, 70, 69][i % 6], 0.2, { dur: 0.7, pan: 0.3 })); m.room(0.16);
}
