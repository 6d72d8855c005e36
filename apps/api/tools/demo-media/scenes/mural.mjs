// A wall becomes a tiger: roller, then stripe by stripe; the painter moves on a hanging plank.
import { C, SKIN, keys, span, smooth, wave, back } from '../draw/ink.mjs';
import { person } from '../draw/person.mjs';
import { tree } from '../draw/city.mjs';

export const size = [540, 960]; export const seconds = 9;
export function tiger(g, t) {
  // every part grows at its own time
  const grow = (a, b, fn) => { const k = span(t, a, b); if (k > 0) fn(smooth(k)); };
  grow(0.2, 1.8, (k) => g.clip(`M-400 ${700 - 900 * k} H1000 V1000 H-400Z`, () => g.rect(-400, -100, 1400, 1000, C.marigold)));
  grow(1.6, 2.6, (k) => { for (const s of [-1, 1]) g.at(270 + s * 150, 190, { s: back(k) }, () => { g.disc(0, 0, 76, C.ink); g.disc(0, 0, 40, C.paper); }); });
  grow(2, 3.6, (k) => g.clip(`M0 ${760 - 660 * k} H540 V1000 H0Z`, () => { g.shape('M70 760 V350 Q70 150 270 150 Q470 150 470 350 V760Z', C.orange); }));
  grow(3.4, 4.2, (k) => g.clip(`M0 ${760 - 400 * k} H540 V1000 H0Z`, () => g.shape('M140 760 V560 Q140 450 270 450 Q400 450 400 560 V760Z', C.paper)));
  const stripe = (a, d, w = 30) => grow(a, a + 0.4, (k) => g.line(d, C.ink, w, [k * 260 + 0.01, 900])); stripe(3.9, 'M270 164 V290', 34); stripe(4.1, 'M204 176 V256'); stripe(4.2, 'M336 176 V256'); stripe(4.4, 'M84 430 H170'); stripe(4.5, 'M456 430 H370'); stripe(4.6, 'M84 500 H150'); stripe(4.7, 'M456 500 H390'); stripe(4.8, 'M84 570 H130'); stripe(4.9, 'M456 570 H410');
  grow(5, 5.5, (k) => { for (const x of [186, 354]) { g.disc(x, 380, 46 * back(k), C.paper); g.disc(x + wave(t, 0.4) * 9, 380 + 4, 28 * back(k), C.ink); g.disc(x + 9, 370, 8 * k, C.paper); } });
  grow(5.3, 5.8, (k) => g.at(270, 470, { s: back(k) }, () => { g.shape('M-46 -20 H46 L0 40Z', C.ink); g.line('M0 40 V72 M0 72 Q-30 100 -58 84 M0 72 Q30 100 58 84', C.ink, 11); }));
  grow(5.8, 6.2, (k) => { for (const s of [-1, 1]) for (let i = 0; i < 3; i++) g.line([[270 + s * 80, 500 + i * 16], [270 + s * (80 + 120 * k), 480 + i * 26]], C.ink, 5); });
}
export function wallGround(g) { g.bg('#D8CDB6'); for (let j = -2; j < 24; j++) for (let i = -4; i < 12; i++) if ((i * 7 + j * 13) % 5 === 0) g.rect(i * 76 + (j % 2) * 38, j * 38, 72, 34, '#CEC1A6', 3); g.dots(-300, -200, 1200, 1200, '#B9AB8D', 15, 1.8, 0.35); }
export function draw(g, t) {
  const cam = keys(t, [[0, [270, 640, 1.36]], [2.6, [250, 480, 1.2]], [4.6, [290, 460, 1.16]], [6.2, [270, 470, 1.0]], [9, [270, 480, 0.95]]]);
  g.at(270, 480, { s: cam[2] }, () => g.at(-cam[0], -cam[1], {}, () => {
    wallGround(g); tiger(g, t); g.rect(-500, 756, 1500, 500, '#7F8B73'); g.rect(-500, 756, 1500, 12, '#66715c'); g.shape('M-500 830 H1000 V1300 H-500Z', '#C65B3B'); g.line('M-500 872 H1000', C.paper, 7); g.dots(-500, 830, 1500, 500, '#a8482d', 14, 1.7, 0.5); tree(g, -30, 800, 1.4, C.turf, C.pine, t);
    // the small mango that lost the vote
    const mg = smooth(span(t, 7.2, 7.8)); g.at(92, 700, { s: mg * 0.9 }, () => { g.ell(0, 0, 26, 33, C.leaf); g.ell(-4, 2, 20, 27, '#FFC83D'); g.rect(-18, -8, 14, 10, C.ink, 4); g.rect(4, -8, 14, 10, C.ink, 4); g.line('M-6 -5 H6', C.ink, 3); });
    const py = keys(t, [[0, 640], [1.8, 250], [2.4, 520], [3.6, 300], [4.4, 330], [5.2, 400], [6.2, 520], [7, 610], [9, 620]]); const px = keys(t, [[0, 200], [1.6, 330], [2.8, 180], [4, 330], [4.8, 380], [5.6, 330], [6.6, 230], [7.2, 190], [9, 190]]); const reach = wave(t, 1.5) * 40 * (t < 6.4 ? 1 : 0.15);
    g.line([[px - 150, -600], [px - 150, py + 116]], '#4b4436', 5); g.line([[px + 150, -600], [px + 150, py + 116]], '#4b4436', 5); g.fade(0.25, () => g.rect(px - 150, py + 150, 300, 20, C.ink, 8));
    person(g, { x: px, y: py, s: 0.86, skin: SKIN[2], shirt: C.blue, trousers: '#2b3a55', hair: 'band', cap: C.red, lean: 0.06, tilt: -0.3, feet: [[-24, 128], [24, 128]], hands: [[64, -64 + reach], [-22, 70]], elbow: [-1, 1], hold: (i, h) => { if (!i) { g.line([[h[0], h[1] + 18], [h[0] + 12, h[1] - 70]], '#c9c2a8', 6); g.rect(h[0] - 22, h[1] - 96, 68, 28, t < 1.8 ? C.marigold : t < 3.6 ? C.orange : t < 5 ? C.ink : C.paper, 12); } else { g.line([[h[0], h[1]], [h[0], h[1] + 14]], C.ink, 3); g.shape([[h[0] - 18, h[1] + 14], [h[0] + 18, h[1] + 14], [h[0] + 14, h[1] + 46], [h[0] - 14, h[1] + 46]], C.stone); } } });
    g.rect(px - 164, py + 112, 328, 15, '#8a5a33', 4);
    // the jury
    [[400, C.red, 'tail', 1], [462, C.turf, 'short', 3], [346, C.marigold, 'bun', 0]].forEach(([x, c, hair, s], i) => { const joy = t > 6.4; const hop = joy ? Math.abs(wave(t, 1.7, i * 0.23)) * 26 : 0; person(g, { x, y: 826 - hop, s: 0.6 + (i % 2) * 0.06, sx: -1, skin: SKIN[s], shirt: c, shorts: C.ink, hair, tilt: -0.35, feet: [[-16, 128], [18, 128]], hands: joy ? [[-38, -86], [42, -88]] : [[8, 84], [-12, 80]] }); });
    for (const x of [470, 516]) { g.rect(x, 872, 34, 40, [C.orange, C.blue][x > 500 ? 1 : 0], 5); g.ell(x + 17, 872, 17, 6, C.paper); }
  }));
  if (t < 2.2) g.rise(['ELEVEN LITRES', 'OF ORANGE'], 34, 92, 62, [C.ink, C.red], t, { from: 0.15, out: 1.25 });
}
export function sound(m) {
  for (let t = 0.2; t < 6.3; t += 0.333) m.noise(t, 0.26, 0.24, { hp: 500, lp: 2600, env: (x) => Math.sin((x / 0.26) * Math.PI) }); m.crowd((t) => 0.08 + (t > 6.4 ? 0.9 * Math.exp(-(t - 6.4) * 0.8) : 0)); for (const t of [2.6, 5.02, 5.3]) m.tone(t, 600, 0.12, 0.2, { slide: 9 });
  m.beat(0, 0.1667, 'x...x..x..x.x...', (t) => m.kick(t, 0.55)); m.beat(0, 0.1667, '....x.......x...', (t) => m.snare(t, 0.2)); m.beat(0, 0.1667, 'x.xx', (t) => m.shaker(t, 0.1)); const b = [43, 43, 46, 48, 43, 50, 48, 46]; m.beat(0, 0.333, 'xx.x.xx.', (t, c, i) => m.bass(t, b[i % 8] - 5, 0.3, 0.28)); m.beat(0, 0.333, 'x.x..x.x', (t, c, i) => m.pluck(t, [62, 65, 67, 70, 72][i % 5], 0.2, { pan: i % 2 ? 0.4 : -0.4, dur: 0.8 })); m.room(0.2);
}
