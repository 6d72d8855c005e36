// A yard session: singer, guitar, drums and tabla, coloured lights, the front row.
import { C, SKIN, TAU, keys, wave, clamp, chance } from '../draw/ink.mjs';
import { person, head, crowd } from '../draw/person.mjs';
import { bulbs } from '../draw/city.mjs';

export const size = [960, 540]; export const out = [896, 504]; export const seconds = 8; const B = 0.5;
export function guitar(g, x, y, rot, c = C.red, strum = 0) { g.at(x, y, { rot }, () => { g.rect(-8, -128, 15, 110, C.bark, 4); g.rect(-12, -152, 23, 28, C.bark, 5); g.disc(0, -6, 30, c); g.disc(0, 34, 40, c); g.disc(0, 4, 13, C.ink); g.rect(-18, 40, 36, 8, C.ink, 3); for (let i = -1; i <= 1; i++) g.line(`M${i * 4} -140 Q${i * 4 + strum * 3} -30 ${i * 4} 44`, '#FFF6E2', 1.6); }); }
export function stage(g, t) {
  const hit = Math.exp(-((t / B) % 1) * 4); g.bg('#1b0f2e'); g.rect(-200, -200, 1400, 800, '#24123b'); g.dots(-200, -200, 1400, 900, '#150a26', 15, 2, 0.5);
  const cols = [C.coral, C.marigold, C.leaf, C.blue, C.red]; for (let i = 0; i < 5; i++) { const x = 110 + i * 185; const a = wave(t, 0.25, i * 0.21) * 0.4; g.fade(0.2 + 0.1 * hit, () => g.at(x, -30, { rot: a }, () => g.shape([[-12, 0], [12, 0], [130, 560], [-130, 560]], cols[(i + Math.floor(t / (B * 4))) % 5]))); g.rect(x - 18, -6, 36, 30, '#0c0714', 6); }
  g.rect(-200, 10, 1400, 10, '#0c0714'); bulbs(g, -40, 54, 1000, 54, 26, 12, t); g.disc(480, 220, 128 + hit * 8, C.red); g.disc(480, 220, 98 + hit * 6, C.coral); g.disc(480, 220, 66, C.marigold); g.rect(-200, 400, 1400, 300, '#10081c'); g.rect(-200, 396, 1400, 12, C.marigold); for (let i = 0; i < 12; i++) g.line(`M${480 + (i - 5.5) * 90} 410 L${480 + (i - 5.5) * 170} 540`, '#1c1030', 5);
  for (const x of [40, 920]) { g.rect(x - 52, 250, 104, 150, '#0c0714', 8); g.disc(x, 352, 34 + hit * 3, '#2b2140'); g.disc(x, 352, 15, '#0c0714'); g.disc(x, 286, 20, '#2b2140'); }
}
export function draw(g, t) {
  const beat = t / B; const hit = Math.exp(-(beat % 1) * 4); const cam = keys(t, [[0, [480, 280, 1]], [2, [600, 270, 1.3]], [3.6, [560, 260, 1.3]], [4.4, [470, 280, 1.08]], [6.4, [380, 270, 1.22]], [8, [480, 280, 1]]]);
  g.at(480, 270, { s: cam[2], rot: wave(t, 0.25) * 0.012 }, () => g.at(-cam[0], -cam[1], {}, () => {
    stage(g, t);
    // drums
    const dl = Math.abs(Math.sin(beat * Math.PI)); const dr = Math.abs(Math.sin(beat * Math.PI + 1.57)); g.at(660, 300, { s: 0.92 }, () => { g.shape('M-50 60 L-44 -60 Q0 -86 44 -60 L50 60Z', C.leaf); g.at(0, -112 + dl * 5, { s: 1.1 }, () => head(g, 0, 0, { skin: SKIN[2], hair: 'afro', smile: 'open' })); g.line([[-40, -44], [-84, 0], [-74, 26 - dl * 60]], SKIN[2], 19); g.line([[40, -44], [84, 0], [78, 30 - dr * 66]], SKIN[2], 19); g.line([[-74, 26 - dl * 60], [-40, 44 - dl * 34]], C.paper, 6); g.line([[78, 30 - dr * 66], [46, 44 - dr * 34]], C.paper, 6); g.ell(-96, 20, 58, 11, C.marigold, -0.16 - dl * 0.05); g.ell(102, 6, 56, 10, C.marigold, 0.2 + dr * 0.06); g.line('M-96 20 V116 M102 6 V116', '#c9c2a8', 5); g.rect(-72, 34, 58, 38, C.red, 6); g.rect(12, 34, 58, 38, C.red, 6); g.ell(-43, 34, 29, 8, C.paper); g.ell(41, 34, 29, 8, C.paper); g.disc(0, 92, 52 + hit * 3, C.red); g.disc(0, 92, 43 + hit * 3, C.paper); g.text('yard', 0, 104, 32, C.ink, { align: 'center' }); });
    // tabla player sits on the left
    g.at(214, 352, { s: 0.86 }, () => { const a = Math.abs(Math.sin(beat * TAU)); const b = Math.abs(Math.sin(beat * TAU + 1.2)); g.shape('M-96 66 Q-90 16 0 20 Q90 16 96 66Z', C.paper); g.shape('M-48 36 L-40 -66 Q0 -92 40 -66 L48 36Z', C.coral); g.at(0, -116, { s: 1.1, rot: wave(t, 1) * 0.1 }, () => head(g, 0, 0, { skin: SKIN[3], hair: 'turban', cap: C.turf, smile: 'open' })); g.rect(-74, 22, 62, 48, C.wine, 16); g.ell(-43, 24, 31, 10, C.paper); g.ell(-43, 24, 13, 5, C.ink); g.rect(14, 28, 50, 42, C.marigold, 12); g.ell(39, 29, 25, 9, C.paper); g.ell(39, 29, 10, 4, C.ink); g.line([[-38, -50], [-78, -8], [-44, 16 - a * 26]], SKIN[3], 18); g.line([[38, -50], [80, -6], [42, 20 - b * 26]], SKIN[3], 18); });
    // guitar and voice
    const sway = wave(t, 1) * 0.06; person(g, { x: 836, y: 318, s: 0.94, sx: -1, skin: SKIN[1], shirt: C.marigold, trousers: '#0c0714', hair: 'long', lean: 0.1 + sway, feet: [[-34, 112], [34, 112]], hands: [[36, 70 + wave(t, 2) * 12], [86, 30]], elbow: [1, 1], knee: [-1, -1] }); g.at(800, 282, { sx: -1 }, () => guitar(g, 0, 0, 1.15, C.blue, wave(t, 8)));
    person(g, { x: 426, y: 312 - Math.abs(wave(t, 1)) * 8, s: 1.04, skin: SKIN[0], shirt: C.chalk, hair: 'bun', lean: -0.06 + sway, tilt: -0.2 + wave(t, 0.5) * 0.12, feet: [[-20, 112], [24, 112]], hands: [[56, -6], t > 4 && t < 7 ? [26, -96] : [-30, 70 + wave(t, 1) * 16]], knee: [-1, -1], elbow: [1, -1], smile: 'open', skirt: () => g.shape(`M-34 -14 L-70 ${98} Q0 122 72 98 L32 -14Z`, C.red) }); g.line('M508 210 L512 410', '#c9c2a8', 6); g.at(503, 200, { rot: -0.5 }, () => { g.rect(-7, 0, 14, 38, C.ink, 5); g.disc(0, -4, 13, '#5c5a66'); });
    const up = t > 3.9 && t < 7; crowd(g, 476, 13, t, { color: '#3a1f5c', r: 24, hz: 1, jump: 10, arms: 3, x0: -60, w: 1100 }); crowd(g, 528, 12, t + 0.1, { color: '#0c0714', r: 32, hz: 1, jump: up ? 26 : 12, arms: up ? 2 : 4, phone: t < 4 ? '#FFE9A8' : undefined, x0: -60, w: 1100 });
    if (up) for (let i = 0; i < 44; i++) { const k = clamp((t - 3.9 - chance(i) * 0.6) / 2.6); if (k > 0 && k < 1) g.at(chance(i, 3) * 960 + wave(t, 0.6, i * 0.3) * 20, -30 + k * 560, { rot: t * 5 + i, a: 1 - k * 0.6 }, () => g.rect(-7, -4, 14, 8, [C.marigold, C.paper, C.coral, C.mint][i % 4])); }
  }));
}
export function sound(m) {
  m.crowd((t) => 0.16 + (t > 3.9 ? 0.9 * Math.exp(-(t - 3.9) * 0.5) : 0)); m.beat(0, 0.25, 'x..xx...x..xx.x.', (t) => m.kick(t, 0.7)); m.beat(0, 0.25, '..x...x.', (t) => { m.snare(t, 0.34); if (t > 4) m.clap(t, 0.24); }); m.beat(0, 0.125, 'xxx.', (t) => m.hat(t, 0.06)); m.beat(0, 0.125, 'd..nt.n.', (t, c) => m.tabla(t, { d: 'dha', n: 'na', t: 'tin' }[c], 0.2));
  const ch = [[57, 60, 64], [53, 57, 60], [60, 64, 67], [55, 59, 62]]; m.beat(0, 0.25, 'x.xx.xx.', (t) => { const k = ch[Math.floor(t / 2) % 4]; k.forEach((n, j) => m.pluck(t + j * 0.012, n + 0, 0.13, { dur: 0.6, pan: 0.4, bright: 0.8 })); m.bass(t, k[0] - 24, 0.22, 0.28); }); const v = [69, 72, 76, 74, 72, 69, 67, 69]; m.beat(0, 0.5, 'x', (t, c, i) => { m.tone(t, 440 * 2 ** ((v[i % 8] - 69) / 12), 0.46, 0.12, { kind: 'tri', att: 0.05, vib: 0.012, hold: 1 }); }); m.room(0.3);
}
