// Terraces in January: kites far and near, one string cut.
import { C, SKIN, keys, span, smooth, wave, lerp, chance } from '../draw/ink.mjs';
import { person } from '../draw/person.mjs';
import { skyline, palm, kite, clouds, sunRings } from '../draw/city.mjs';

export const size = [540, 960]; export const seconds = 8;
export function terrace(g, x, y, w, c, t, o = {}) { g.rect(x, y, w, 700, c); g.rect(x - 8, y - 40, w + 16, 44, o.edge ?? '#F2E2C0', 4); for (let i = 0; i < w / 30 - 1; i++) g.rect(x + 12 + i * 30, y - 30, 12, 24, c); if (o.tank) { g.rect(x + w * 0.66, y - 150, 84, 92, '#23262b', 12); g.rect(x + w * 0.66 - 4, y - 162, 92, 18, '#23262b', 8); for (let k = 0; k < 3; k++) g.rect(x + w * 0.66, y - 130 + k * 22, 84, 4, '#3c4149'); g.rect(x + w * 0.66 + 8, y - 60, 8, 24, '#23262b'); g.rect(x + w * 0.66 + 68, y - 60, 8, 24, '#23262b'); } if (o.line) { g.line(`M${x + 10} ${y - 120} Q${x + w / 2} ${y - 96} ${x + w - 10} ${y - 120}`, C.ink, 3); for (let i = 0; i < 4; i++) g.at(x + 34 + i * (w - 60) / 4, y - 108, { rot: wave(t, 0.9, i * 0.2) * 0.2 }, () => g.rect(0, 0, 30, 46 + (i % 2) * 16, [C.red, C.paper, C.blue, C.turf][i], 3)); } }
export function draw(g, t) {
  const cam = keys(t, [[0, [270, 560, 1]], [2.5, [260, 420, 1.05]], [4.2, [300, 330, 1.16]], [6, [320, 420, 1.04]], [8, [270, 560, 1]]]);
  g.bg('#F9C98B'); g.at(270, 480, { s: cam[2] }, () => g.at(-cam[0], -cam[1], {}, () => {
    g.rect(-400, -600, 1400, 760, '#F6A96B'); g.rect(-400, 160, 1400, 220, '#F9BE80'); sunRings(g, 150, 560, 190, [C.coral, '#F68A55', '#FBA76C']); g.dots(-400, -600, 1400, 1400, '#E98C4E', 16, 2.1, 0.35); clouds(g, t, 60, '#FBD9A8', 4, 16);
    skyline(g, -200, 900, 690, { color: '#E28A5A', h: 190, w: 80, seed: 51 }); palm(g, 470, 720, 1.1, t, '#7a4a3a', '#7a4a3a');
    for (let i = 0; i < 9; i++) kite(g, 40 + chance(i) * 470 + wave(t, 0.17, i * 0.2) * 30, -120 + chance(i, 2) * 420 + wave(t, 0.3, i * 0.3) * 22, 0.2 + chance(i, 3) * 0.14, wave(t, 0.4, i * 0.27) * 0.35, [C.red, C.blue, C.turf, C.paper, C.plum][i % 5], [C.paper, C.marigold, C.coral][i % 3], t);
    skyline(g, -200, 900, 800, { color: '#B55A3C', h: 170, w: 120, seed: 61, windows: 0.2, lit: ['#F9C98B', '#FFE9A8'] });
    // the two fighting kites
    const cut = 4.3; const ax = 180 + wave(t, 0.23) * 70; const ay = 250 + wave(t, 0.31, 0.2) * 60; const fall = Math.max(0, t - cut); const bx = 350 + wave(t, 0.27, 0.4) * 70 + fall * 66 + Math.sin(fall * 4) * 20; const by = 210 + wave(t, 0.35) * 44 + fall * fall * 30; const near = smooth(span(t, 3.2, cut)); const AX = lerp(ax, 285, near * (t < cut + 0.4 ? 1 : 1 - span(t, cut + 0.4, 6))); const BX = t < cut ? lerp(bx, 320, near) : bx - (1 - span(t, cut, 5.4)) * 20;
    const hand = [142, 640]; g.line(`M${hand[0]} ${hand[1]} Q${lerp(hand[0], AX, 0.4)} ${560} ${AX} ${ay + 40}`, '#FFF6E2', 2.4); if (t < cut) g.line(`M640 700 Q520 560 ${BX} ${by + 40}`, '#FFF6E2', 2.4); else g.line(`M${BX} ${by + 40} q${20 + wave(t, 1) * 20} 60 ${wave(t, 0.8) * 30} 130`, '#FFF6E2', 2.4);
    kite(g, BX, by, 0.92, wave(t, 0.5) * 0.4 + fall * 0.5, C.blue, C.paper, t); kite(g, AX, ay, 1.05, wave(t, 0.45, 0.3) * 0.4 + near * 0.4 * (t < cut ? 1 : 0), C.red, C.marigold, t + 0.4);
    if (Math.abs(t - cut) < 0.25) for (let i = 0; i < 8; i++) { const a = i * 0.785; const k = span(t, cut - 0.1, cut + 0.25); g.line([[305 + Math.cos(a) * (20 + k * 30), 280 + Math.sin(a) * (20 + k * 30)], [305 + Math.cos(a) * (30 + k * 70), 280 + Math.sin(a) * (30 + k * 70)]], C.paper, 7 * (1 - k)); }
    terrace(g, -60, 850, 330, C.teal, t, { tank: 0 }); terrace(g, 300, 900, 320, '#C24A3A', t, { tank: 1, line: 1, edge: '#F7D9A8' });
    const joy = t > cut + 0.2; const pull = wave(t, 1.2) * 16; const hop = joy ? Math.abs(wave(t, 1.8)) * 24 : 0;
    person(g, { x: 96, y: 708 - hop, s: 0.86, skin: SKIN[0], shirt: C.marigold, trousers: C.ink, hair: 'plait', swing: wave(t, 0.8) * 12, lean: -0.14, tilt: -0.5, feet: [[-30, 128], [30, 128]], hands: joy ? [[40, -84], [-30, -92]] : [[52, -18 + pull], [44, 12 - pull]], smile: joy ? 'open' : 'line' });
    person(g, { x: 196, y: 724 - hop * 0.8, s: 0.7, skin: SKIN[3], shirt: C.red, shorts: '#2b3a55', hair: 'short', tilt: -0.45, feet: [[-18, 128], [22, 128]], hands: joy ? [[-40, -84], [44, -86]] : [[30, 30], [34, 26]], smile: 'open', hold: (i, h) => { if (!i && !joy) { g.rect(h[0] - 6, h[1] - 20, 12, 40, C.paper, 4); g.disc(h[0], h[1] + 4, 13, C.coral); } } });
    g.line([[142, 640], [150, 760], [206, 768]], '#FFF6E2', 2);
  }));
  if (t > 4.9) g.rise(['CUT.'], 40, 880, 190, C.paper, t, { from: 4.9, out: 7.4 });
}
export function sound(m) {
  m.noise(0, 8, 0.2, { lp: (x) => 700 + 380 * Math.sin(x * 1.1), hp: 200, env: () => 0.8 }); m.noise(4.3, 0.1, 0.5, { hp: 2500 }); m.tone(4.3, 1400, 0.2, 0.2, { slide: -14, kind: 'tri' }); m.crowd((t) => 0.05 + (t > 4.4 ? 1 * Math.exp(-(t - 4.4)) : 0)); for (const t of [0.8, 2.2, 6.4]) m.tone(t, 1900, 0.16, 0.04, { slide: 7, pan: 0.5 });
  const tune = [67, 69, 71, 74, 76, 74, 71, 69]; m.beat(0, 0.25, 'x.xxx.xx', (t, c, i) => m.pluck(t, tune[(i * 3) % 8], 0.24, { dur: 1.2, pan: i % 2 ? 0.3 : -0.3, bright: 0.7 })); m.beat(0, 0.25, 'd...n.g.d.n.t.n.', (t, c) => m.tabla(t, { d: 'dha', n: 'na', g: 'ge', t: 'tin' }[c], 0.32)); m.beat(0, 1, 'x', (t, c, i) => m.bass(t, [43, 40, 36, 38][i % 4], 0.8, 0.26)); m.room(0.22);
}
