// The last train over the city: it overtakes two cyclists under the moon.
import { C, SKIN, TAU, keys, span, wave, chance, easeOut } from '../draw/ink.mjs';
import { person } from '../draw/person.mjs';
import { skyline, train, bus, scooter, auto } from '../draw/city.mjs';

export const size = [960, 540]; export const out = [896, 504]; export const seconds = 9;
export function cyclist(g, x, y, s, t, o) {
  const a = t * (o.cadence ?? 1.5) * TAU; g.at(x, y, { s, sx: o.sx ?? 1 }, () => {
    for (const wx of [-62, 66]) { g.ring(wx, -42, 40, o.tyre ?? '#0b0d14', 7); g.ring(wx, -42, 33, '#9aa4b5', 2.4); g.at(wx, -42, { rot: a * 1.8 }, () => { for (let i = 0; i < 4; i++) g.line([[0, 0], [Math.cos(i * 1.57) * 32, Math.sin(i * 1.57) * 32]], '#9aa4b5', 1.6); }); }
    if (o.lamp) { g.fade(0.13, () => { g.shape('M86 -92 L330 -132 Q382 -62 330 6Z', '#FFE9A8'); g.shape('M86 -92 L250 -118 Q288 -72 250 -28Z', '#FFE9A8'); }); g.disc(84, -92, 8, '#FFF1C9'); g.disc(-92, -74, 7, '#FF4B5C'); }
    const ped = (p) => [Math.cos(a + p) * 22, -42 + Math.sin(a + p) * 22]; const f0 = ped(0); const f1 = ped(Math.PI);
    const hip = [-30, -128]; person(g, { x: hip[0], y: hip[1], s: 0.82, skin: o.skin ?? SKIN[1], shirt: o.shirt ?? C.red, shorts: C.ink, hair: 'helmet', cap: o.cap ?? C.marigold, lean: 0.72, tilt: -0.5, feet: [[(f0[0] - hip[0]) / 0.82, (f0[1] - hip[1]) / 0.82 - 8], [(f1[0] - hip[0]) / 0.82, (f1[1] - hip[1]) / 0.82 - 8]], hands: [[34, 80], [30, 76]], knee: [-1, -1], elbow: [1, 1], flat: [0, 0], leg: 62, smile: o.smile });
    g.line('M-62 -42 L-34 -112 L44 -104 L0 -42 L-62 -42 M0 -42 L-34 -112 M44 -104 L66 -42 M44 -104 L52 -124 L74 -122', o.frame ?? C.paper, 7); g.line('M-50 -118 H-16', C.ink, 10);
  });
}
export function night(g, t, o = {}) {
  g.bg(C.navy); g.rect(-400, -500, 1900, 780, C.night); g.dots(-400, -400, 1900, 900, '#14395F', 17, 2, 0.55); for (let i = 0; i < 30; i++) g.fade(0.5 + 0.5 * wave(t, 0.5, chance(i)), () => g.disc(chance(i, 1) * 1200 - 100, chance(i, 2) * 200, 1.8, C.paper));
  const mx = o.moon ?? 700; g.fade(0.08, () => g.disc(mx, 130, 170, C.moon)); g.fade(0.12, () => g.disc(mx, 130, 128, C.moon)); g.disc(mx, 130, 90, C.moon); g.disc(mx - 28, 112, 15, '#E6CF95'); g.disc(mx + 30, 150, 22, '#E6CF95'); g.disc(mx + 12, 92, 9, '#E6CF95');
  g.at(-t * 8, 0, {}, () => skyline(g, -200, 1400, 330, { color: C.steel, h: 230, w: 110, seed: 2 })); g.at(-t * 20, 0, {}, () => skyline(g, -200, 1600, 350, { color: '#0A1B30', h: 190, w: 120, seed: 31, windows: 0.42 }));
}
export function draw(g, t) {
  const cam = keys(t, [[0, [480, 280, 1.04]], [3, [500, 260, 1.16]], [5.4, [470, 330, 1.22]], [7.4, [500, 270, 1.0]], [9, [480, 270, 1]]]); const tx = keys(t, [[0, 40], [2.6, 640], [4.6, 700], [7.2, 1400], [9, 2700]], (k) => k);
  g.at(480, 270, { s: cam[2] }, () => g.at(-cam[0], -cam[1], {}, () => {
    night(g, t); const run = t * 150;
    train(g, tx, 312, 1, t, 6); g.rect(-400, 308, 1900, 12, C.chalk); g.rect(-400, 320, 1900, 40, '#123153'); g.rect(-400, 356, 1900, 6, '#0a1b30');
    for (let i = 0; i < 6; i++) { const x = (((i * 280 - run) % 1680) + 1680) % 1680 - 300; g.shape([[x - 70, 362], [x + 70, 362], [x + 26, 400], [x + 26, 560], [x - 26, 560], [x - 26, 400]], '#123153'); g.rect(x - 26, 400, 12, 160, '#0d2542'); g.text(String(80 + i), x, 440, 22, '#3f6a98', { align: 'center', weight: 700 }); }
    g.rect(-400, 452, 1900, 300, '#1A2130'); g.rect(-400, 452, 1900, 6, '#31405c'); for (let i = 0; i < 9; i++) { const x = (((i * 180 - t * 420) % 1620) + 1620) % 1620 - 250; g.rect(x, 508, 80, 6, '#c9c2a8'); }
    bus(g, keys(t, [[0, 900], [9, -500]], (k) => k), 476, 0.62, C.red); auto(g, keys(t, [[0, 100], [9, 560]], (k) => k), 482, 0.42, t * 9); scooter(g, keys(t, [[0, 1500], [9, -300]], (k) => k), 486, 0.6, C.teal, { sx: -1 });
    const pull = keys(t, [[0, 0], [2.8, 90], [5, 130], [7.5, -20], [9, -30]]); cyclist(g, 330 + pull, 536, 0.98, t, { shirt: C.marigold, cap: C.red, lamp: 1, skin: SKIN[0], frame: C.mint, cadence: t < 6 ? 1.9 : 1.2 }); cyclist(g, 160 + pull * 1.3, 552, 1.06, t + 0.2, { shirt: C.coral, cap: C.paper, lamp: 1, skin: SKIN[3], frame: C.paper, cadence: t < 6 ? 1.7 : 1, smile: 'open' });
    for (let i = 0; i < 10; i++) { const x = (((i * 190 - t * 900) % 1900) + 1900) % 1900 - 400; g.fade(0.25, () => g.line([[x, 380 + chance(i) * 150], [x + 110, 380 + chance(i) * 150]], C.paper, 3)); }
  }));
  if (t > 7.1) { const k = easeOut(span(t, 7.1, 7.5)); g.text('TRAIN 1', 50, 98 + (1 - k) * 40, 74 * k + 0.01, C.marigold); g.text('US 0', 50, 164 + (1 - k) * 40, 74 * k + 0.01, C.paper); }
}
export function sound(m) {
  m.noise(0, 9, 0.5, { lp: (x) => 240 + 160 * Math.sin(x * 0.6), env: (x) => 0.4 + 0.5 * Math.exp(-((x - 4.5) ** 2) / 5) }); m.put(0, 9, 0, (x) => 0.02 * Math.sin(TAU * (180 + 40 * Math.sin(x * 0.4)) * x) * Math.min(1, x)); for (let t = 0.2; t < 8; t += 0.62) { m.noise(t, 0.06, 0.3, { lp: 1500 }); m.noise(t + 0.12, 0.06, 0.26, { lp: 1300 }); } for (const t of [1.3, 1.55, 5.6]) m.bell(t, 2300, 0.09, -0.3); for (const t of [3.2, 3.4]) m.tone(t, 392, 0.2, 0.1, { kind: 'square', hold: 1, pan: 0.6 });
  m.beat(0, 0.28, 'x...x...x...x.x.', (t) => m.kick(t, 0.42)); m.beat(0, 0.28, '....x...', (t) => m.snare(t, 0.16)); m.beat(0, 0.14, 'x.xx', (t) => m.hat(t, 0.045)); const b = [33, 33, 36, 38, 41, 40, 36, 33]; m.beat(0, 0.56, 'x', (t, c, i) => m.bass(t, b[i % 8] + 5, 0.45, 0.25)); m.beat(0, 0.28, 'x..x..x.', (t, c, i) => m.pluck(t, [69, 72, 76, 74, 77][i % 5], 0.16, { pan: i % 2 ? 0.5 : -0.5 })); m.room(0.24);
}
