// The stall at dusk: batter, circle, butter, fold. Steam, bulbs, people passing in front.
import { C, SKIN, TAU, keys, span, smooth, lerp, wave, chance } from '../draw/ink.mjs';
import { head } from '../draw/person.mjs';
import { skyline, bulbs } from '../draw/city.mjs';

export const size = [960, 540]; export const seconds = 9;
export const steam = (g, x, y, t, n = 3, h = 150) => { for (let i = 0; i < n; i++) for (let j = 0; j < 3; j++) { const k = (t * 0.38 + j / 3 + i * 0.23) % 1; const yy = y - k * h; const xx = x + (i - (n - 1) / 2) * 46 + Math.sin(k * 5 + i * 2 + t) * 14; g.fade(0.55 * Math.sin(k * Math.PI), () => g.line(`M${xx} ${yy} q-16 -20 2 -38 q16 -18 0 -36`, '#FFF8E6', 8)); } };

export function stall(g, t) {
  g.bg('#1D2340'); skyline(g, -100, 1100, 330, { color: '#151A31', h: 260, w: 110, seed: 3, windows: 0.24, lit: ['#E2A53A', '#FFB000'] }); g.dots(-200, -300, 1400, 1000, '#0C0F1F', 15, 1.9, 0.4);
  g.rect(90, 130, 790, 360, '#F2B765'); g.dots(90, 130, 790, 360, '#E09A45', 14, 2, 0.5); g.rect(90, 110, 16, 420, '#0C0F1F'); g.rect(864, 110, 16, 420, '#0C0F1F');
  g.rect(130, 276, 190, 9, '#7A3B1E'); [[C.red, 140], [C.turf, 186], [C.paper, 232], [C.amber, 278]].forEach(([c, x]) => { g.rect(x, 232, 34, 44, c, 7); g.rect(x + 5, 224, 24, 12, '#3A1B10', 3); });
  g.rect(700, 236, 130, 104, '#14201A', 5); ['DOSA', 'BENNE', 'PODI'].forEach((w, i) => { g.text(w, 712, 264 + i * 28, 22, C.chalk, { weight: 700 }); g.text([40, 60, 70][i], 818, 264 + i * 28, 22, C.marigold, { align: 'right', weight: 700 }); });
  for (let i = 0; i < 10; i++) { const x = 70 + i * 82; const s = wave(t, 0.35, i * 0.1) * 3; g.shape(`M${x} 104 H${x + 82} V${196 + s} A41 41 0 0 1 ${x} ${196 + s}Z`, i % 2 ? '#FFF3D6' : C.red); } g.rect(62, 94, 836, 16, '#0C0F1F', 4);
  bulbs(g, -20, 20, 980, 20, 44, 11, t);
}
function cook(g, t, hand, hold) {
  g.at(470, 398, {}, () => {
    const nod = wave(t, 0.9) * 3; g.shape('M-76 60 L-66 -62 Q0 -98 66 -62 L76 60Z', C.turf); g.shape('M-40 60 L-34 -46 H34 L40 60Z', '#FFF3D6');
    const arm = (sx, to) => { const s = [sx * 60, -50]; const mid = [(s[0] + to[0]) / 2 + sx * 26, (s[1] + to[1]) / 2 + 26]; g.line([s, mid, to], C.turf, 34); g.line([[lerp(mid[0], to[0], 0.55), lerp(mid[1], to[1], 0.55)], to], SKIN[4], 26); g.disc(to[0], to[1], 17, SKIN[4]); };
    arm(-1, [-46, 56]); g.at(0, -124 + nod, { s: 1.28, rot: 0.05 }, () => { head(g, 0, 0, { skin: SKIN[4], hair: 'turban', cap: C.red, smile: 'line' }); g.line('M4 10 q12 -6 22 0', '#2A140B', 5); });
    hold(); arm(1, [hand[0] - 470, hand[1] - 398]);
  });
}
export function draw(g, t) {
  const zoom = keys(t, [[0, [480, 290, 1]], [1.6, [540, 340, 1.22]], [4.2, [560, 356, 1.4]], [5.6, [540, 330, 1.24]], [7.4, [500, 300, 1.06]], [9, [480, 290, 1]]]);
  g.at(480, 270, { s: zoom[2] }, () => g.at(-zoom[0], -zoom[1], {}, () => {
    stall(g, t);
    const px = 640; const py = 424; const spread = smooth(span(t, 1.5, 3.2)); const brown = span(t, 3.2, 5.0); const fold = smooth(span(t, 5.1, 5.7)); const toss = keys(t, [[5.9, 0], [6.35, 1], [6.8, 0]], (k) => k); const away = smooth(span(t, 6.9, 7.5));
    const ang = spread * TAU * 2.6; const rr = spread * 84; let hand = [px - 40, py - 60];
    if (t < 1) hand = [lerp(520, px, smooth(span(t, 0.2, 0.9))), lerp(400, py - 62, smooth(span(t, 0.2, 0.9)))]; else if (t < 1.5) hand = [px, py - 44]; else if (t < 3.3) hand = [px + Math.cos(ang) * rr * 0.75, py - 34 + Math.sin(ang) * rr * 0.2]; else if (t < 5) hand = [px - 30 + wave(t, 1.2) * 46, py - 50 + wave(t, 2.4) * 6]; else hand = keys(t, [[5, [px - 50, py - 40]], [5.7, [px + 20, py - 34]], [6.0, [px - 30, py - 30]], [6.3, [px - 30, py - 66]], [6.8, [px - 30, py - 34]], [7.4, [px - 190, py - 50]], [8.2, [px - 120, py - 60]], [9, [520, 400]]]);
    cook(g, t, hand, () => {});
    if (t < 3.35) { g.line([[hand[0] + 6, hand[1] + 4], [hand[0] + 22, hand[1] + 34]], '#9aa0a0', 7); g.ell(hand[0] + 24, hand[1] + 38, 22, 11, '#C8CDCB'); if (t > 0.9 && t < 1.7) g.line([[hand[0] + 24, hand[1] + 40], [px + 2, py + 4]], '#FBE9C4', 12); } else { g.line([[hand[0] + 6, hand[1] + 4], [hand[0] + 40, hand[1] + 30]], C.bark, 8); if (t > 5) g.rect(hand[0] + 32, hand[1] + 24, 44, 7, '#C8CDCB', 3); else g.disc(hand[0] + 42, hand[1] + 33, 9, '#FFE27A'); }
    g.rect(60, 440, 850, 26, '#3A1B10'); g.rect(78, 466, 814, 140, C.turf); for (let i = 0; i < 9; i++) g.shape(`M${84 + i * 90} 620 V${530} A40 40 0 0 1 ${164 + i * 90} 530 V620Z`, i % 2 ? C.leaf : C.marigold);
    g.ell(px, py + 16, 166, 25, '#14100C'); g.ell(px, py + 8, 158, 22, '#2B2420'); g.fade(0.7 + 0.3 * wave(t, 5), () => { for (let i = 0; i < 7; i++) g.shape(`M${px - 100 + i * 30} ${py + 42} q10 ${-16 - 8 * Math.abs(wave(t, 3, i * 0.2))} 20 0Z`, i % 2 ? C.amber : C.marigold); });
    if (t > 0.95 && away < 1) {
      const grow = t < 1.5 ? 26 : 26 + spread * 96; const c = brown < 0.5 ? '#F8E3B2' : '#F2BE5E'; const ax = px - away * 330; const ay = py + 5 - toss * 120 - Math.sin(away * Math.PI) * 60;
      g.at(ax, ay, { rot: toss * TAU * 0.98 - away * 0.1 }, () => {
        if (fold < 0.05) { g.ell(0, 0, grow, grow * 0.125, c); if (spread > 0.1) for (let i = 1; i < 5; i++) g.oval(0, 0, grow * i * 0.19, grow * 0.024 * i, brown > 0.2 ? '#D98F33' : '#EBCB8B', 2.4); if (brown > 0.15) { g.ell(-20, 1, 40 * brown, 4, '#E39B3B'); g.ell(46, -2, 26 * brown, 3, '#E39B3B'); } }
        else { const w = lerp(122, 104, fold); g.shape(`M${-w} 2 Q0 ${-64 * fold} ${w} 2 Q0 20 ${-w} 2Z`, '#F2BE5E'); g.shape(`M${-w * 0.9} 0 Q0 ${-48 * fold} ${w * 0.9} 0 Q0 12 ${-w * 0.9} 0Z`, '#E39B3B'); g.line(`M${-w * 0.7} -4 Q0 ${-34 * fold} ${w * 0.7} -4`, '#F6D080', 4); }
      });
    }
    if (t > 3.4 && t < 5) for (let i = 0; i < 6; i++) { const k = (t * 2.2 + i / 6) % 1; g.fade(1 - k, () => g.disc(px - 60 + chance(i, Math.floor(t * 2.2 + i / 6)) * 130, py - k * 46, 3.4, '#FFE27A')); }
    for (const y of [0, -8, -16]) { g.ell(250, 434 + y, 60, 11, '#DDE6E2'); g.ell(250, 430 + y, 60, 11, '#fff'); } if (t > 7.45) g.at(250, 408, {}, () => { g.shape('M-60 4 Q0 -54 60 4Z', '#F2BE5E'); g.shape('M-52 2 Q0 -40 52 2Z', '#E39B3B'); });
    g.rect(362, 394, 28, 46, '#E8E2D2', 6); g.rect(398, 404, 24, 36, C.red, 6); steam(g, px, py - 20, t, 3, 150); if (t > 7.5) steam(g, 250, 380, t, 2, 90);
    // a customer in front, out of focus by size
    const cx = keys(t, [[0, -260], [2, -260], [3.4, 70], [9, 96]]); g.at(cx, 560, {}, () => { g.shape('M-120 60 L-96 -110 Q0 -160 96 -110 L120 60Z', '#10142a'); g.disc(0, -196, 66, '#0c0f20'); g.disc(-50, -226, 30, '#0c0f20'); });
  }));
}
export function sound(m) {
  m.noise(0, 9, 0.05, { hp: 1500, env: () => 1 }); m.noise(1.0, 4.5, 0.32, { hp: 2400, lp: 9000, env: (x) => Math.exp(-x * 0.5) * (0.7 + 0.3 * Math.sin(x * 31) * Math.sin(x * 7)) }); m.noise(3.4, 2, 0.3, { hp: 3000, env: (x) => Math.exp(-x * 1.3) }); for (const t of [0.9, 1.4, 5.2, 5.7, 6.85]) { m.bell(t, 2100, 0.07); m.noise(t, 0.05, 0.3, { hp: 1500 }); } m.tone(7.45, 900, 0.2, 0.12, { kind: 'tri' }); m.crowd(() => 0.12);
  m.beat(0, 0.1875, 'd.n.t.n.g.n.dtn.', (t, c) => m.tabla(t, { d: 'dha', n: 'na', t: 'tin', g: 'ge' }[c], 0.28)); const tune = [60, 64, 67, 69, 67, 64, 62, 64]; m.beat(0, 0.375, 'xxx.xx.x', (t, c, i) => m.pluck(t, tune[i % 8], 0.22, { pan: 0.2, dur: 1 })); m.beat(0, 0.75, 'x', (t, c, i) => m.bass(t, [36, 36, 41, 43][Math.floor(i / 2) % 4], 0.6, 0.24)); m.room(0.16);
}
