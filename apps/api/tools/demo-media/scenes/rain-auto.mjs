// Rain over the road home: one auto, six cricketers, every light twice.
import { C, SKIN, TAU, keys, wave, chance, easeOut, span } from '../draw/ink.mjs';
import { head } from '../draw/person.mjs';
import { skyline, auto, rainfall, lamp, bus } from '../draw/city.mjs';

export const size = [540, 960]; export const out = [504, 896]; export const seconds = 8;
const SIGNS = [['CHAI', C.red, C.paper], ['BOOKS', C.leaf, C.paper], ['DOSA', C.marigold, C.ink], ['TAILOR', C.blue, C.paper]];
export function wetStreet(g, t, road = 640) {
  g.bg('#16263f'); g.rect(-300, -300, 1200, 800, '#1b3252'); g.dots(-300, -300, 1200, 1000, '#0f1e35', 15, 2, 0.5);
  g.at(-t * 14, 0, {}, () => skyline(g, -200, 1100, road - 120, { color: '#21406a', h: 380, w: 110, seed: 41, windows: 0.15 }));
  const off = t * 120; for (let i = 0; i < 6; i++) { const w = 1320; const x = (((i * 220 - off) % w) + w) % w - 320; const h = 250 + chance(i, 2) * 190; g.rect(x, road - h, 214, h, ['#2b3f5e', '#253752', '#33415c'][i % 3]); g.rect(x, road - 96, 214, 96, '#141e30'); g.rect(x + 14, road - 88, 186, 70, '#FFDE8A'); for (let k = 0; k < 3; k++) g.rect(x + 26 + k * 58, road - 80, 44, 54, ['#E9A34A', '#F2C14E', '#D98F33'][(i + k) % 3], 4);
    const [word, bg, fg] = SIGNS[i % 4]; g.rect(x + 10, road - 136, 194, 40, bg, 5); g.text(word, x + 107, road - 106, 32, fg, { align: 'center', track: 0.04 }); for (let r = 0; r < 4; r++) for (let k = 0; k < 3; k++) if (chance(i * 9 + r, k) > 0.5 && h > 180 + r * 60) g.rect(x + 24 + k * 62, road - 190 - r * 62, 40, 36, chance(i, r + k) > 0.5 ? '#FFC75A' : '#4a5f82', 3); }
  g.rect(-300, road, 1200, 700, '#101a2b'); g.rect(-300, road, 1200, 18, '#3a4a66');
  for (let i = 0; i < 6; i++) { const w = 1320; const x = (((i * 220 - off) % w) + w) % w - 320; const [, bg] = SIGNS[i % 4]; g.fade(0.3, () => { for (let k = 0; k < 7; k++) g.rect(x + 16 + wave(t, 0.9, k * 0.2 + i) * 10, road + 36 + k * 26, 176 - k * 14, 10, k % 2 ? '#FFDE8A' : bg, 5); }); }
}
export function draw(g, t) {
  const cam = keys(t, [[0, [270, 500, 1.05]], [3.4, [270, 560, 1.28]], [5.6, [290, 580, 1.34]], [8, [270, 500, 1.05]]]); const x = keys(t, [[0, 60], [2.4, 250], [6, 300], [8, 480]]); const bump = Math.max(0, wave(t, 1.35)) * 5 + (Math.abs(t - 3.7) < 0.3 ? Math.sin(span(t, 3.4, 4) * Math.PI) * 14 : 0);
  g.at(270, 480, { s: cam[2] }, () => g.at(-cam[0], -cam[1], {}, () => {
    wetStreet(g, t); bus(g, keys(t, [[0, 900], [8, -500]], (k) => k), 664, 0.9, '#9d2433'); g.at(((-t * 330) % 900) + 800, 0, {}, () => lamp(g, 0, 668, 1.7));
    g.fade(0.35, () => g.at(x, 830, { sy: -0.6 }, () => auto(g, 0, 0, 1.18, t * 9)));
    g.fade(0.24, () => g.shape([[x + 160, 740], [x + 560, 690], [x + 560, 860], [x + 160, 780]], '#FFE9A8'));
    auto(g, x, 806 - bump, 1.18, t * 10, { inside: '#2a1c18', riders: () => {
      [[-100, -116, 0, C.red, 'cap'], [-62, -124, 3, C.paper, 'short'], [-26, -112, 1, C.blue, 'tail'], [14, -120, 2, C.coral, 'band']].forEach(([rx, ry, s, c, hair], i) => { const j = wave(t, 1.35, i * 0.15) * 4; if (rx < -30) return; g.rect(rx - 18, ry + 22 + j, 40, 60, c, 12); g.at(rx, ry + j, { s: 0.66 }, () => head(g, 0, 0, { skin: SKIN[s], hair, cap: c, smile: 'open' })); });
      g.rect(58, -128, 34, 60, '#C9A24B', 10); g.at(76, -140 + wave(t, 1.35, 0.4) * 3, { s: 0.66 }, () => head(g, 0, 0, { skin: SKIN[4], hair: 'short' }));
      // one head out of the window, bat and stumps out of the roof
      g.line([[-116, -200], [-150, -300]], '#F1D7A4', 20); g.line([[-112, -192], [-104, -178]], C.bark, 9); for (let i = 0; i < 3; i++) g.line([[-84 + i * 14, -200], [-90 + i * 18, -286]], '#F8F5EA', 6);
    } });
    for (let i = 0; i < 10; i++) { const k = (t * 2.2 + i * 0.1) % 1; g.fade(1 - k, () => { g.line([[x - 120 - k * 120 - i * 4, 806 - Math.sin(k * 3.1) * (30 + (i % 4) * 16)], [x - 132 - k * 126 - i * 4, 800 - Math.sin(k * 3.1) * (30 + (i % 4) * 16)]], '#BFDDE8', 5); }); }
    if (Math.abs(t - 3.9) < 0.5) { const k = span(t, 3.5, 4.3); for (let i = 0; i < 12; i++) { const a = -Math.PI * (0.1 + 0.8 * (i / 11)); const r = easeOut(k) * (90 + (i % 3) * 40); g.fade(1 - k, () => g.disc(x + 110 + Math.cos(a) * r, 810 + Math.sin(a) * r * 0.7 + k * k * 60, 8 - k * 5, '#BFDDE8')); } }
    for (let i = 0; i < 26; i++) { const k = (t * 1.6 + chance(i)) % 1; g.fade(0.5 * (1 - k), () => g.oval(chance(i, 7) * 700 - 80, 700 + chance(i, 8) * 320, 4 + k * 22, 1.5 + k * 6, '#BFDDE8', 2)); }
  }));
  rainfall(g, t, 34, '#BFDDE8', 0.34, 44); rainfall(g, t + 3.3, 12, '#FFFFFF', 0.4, 70);
  if (t > 4.6) g.fade(0.62 * Math.min(1, span(t, 4.6, 4.9), 1 - span(t, 7.5, 7.9)), () => g.rect(0, 0, 540, 352, '#0f1e35'));
  if (t > 4.6) g.rise(['RAIN', 'STOPPED', 'PLAY.'], 36, 128, 96, [C.paper, C.paper, C.marigold], t, { from: 4.7, out: 7.5 });
}
export function sound(m) {
  m.rain(0.1); m.put(0, 8, -0.1, (x) => { const f = 52 + 6 * Math.sin(x * 2); return 0.14 * (((x * f) % 1) - 0.5) * (0.7 + 0.3 * Math.sin(TAU * 13 * x)); }); m.noise(3.6, 0.8, 0.7, { hp: 700, lp: 5000 }); for (const t of [1.4, 1.62]) m.tone(t, 466, 0.17, 0.12, { kind: 'square', hold: 1 }); m.noise(5.8, 2.1, 0.5, { lp: 160, env: (x) => Math.exp(-x * 1.2) });
  m.beat(0, 0.4, 'x', (t, c, i) => m.pluck(t, [57, 60, 64, 69, 67, 64, 60, 62][i % 8], 0.26, { dur: 1.8, pan: i % 2 ? 0.35 : -0.35 })); m.beat(0, 1.6, 'x', (t, c, i) => { m.bass(t, [33, 41, 36, 43][i % 4], 1.2, 0.2); m.pad(t, [[57, 60, 64], [53, 57, 60], [55, 60, 64], [55, 59, 62]][i % 4], 1.9, 0.04); }); m.beat(0.2, 0.4, '.x', (t) => m.tabla(t, 'tin', 0.16)); m.room(0.24);
}
