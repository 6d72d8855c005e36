// A lane, three chalk stumps, one swing: the ball leaves over the roofs and the camera goes with it.
import { C, SKIN, keys, span, smooth, lerp, wave, easeOut, easeIn } from '../draw/ink.mjs';
import { person, runPose } from '../draw/person.mjs';
import { skyline, palm, scooter, clouds } from '../draw/city.mjs';

export const size = [540, 960]; export const seconds = 8; const HIT = 2.72;

function wall(g) {
  g.rect(-300, -20, 1200, 700, C.teal); g.dots(-300, -20, 1200, 700, '#225D64', 14, 2.2, 0.55); g.shape('M-300 -20 H900 V30 L640 46 L430 24 L240 52 L60 26 L-300 50Z', '#E8DFC8');
  g.rect(-40, 140, 130, 176, '#F2C14E'); g.disc(25, 208, 40, C.red); g.line('M-16 276 H66 M-16 294 H40', C.ink, 7); g.shape('M58 140 h32 v36z', C.teal);
  g.rect(420, 130, 170, 150, C.sea); for (const x of [446, 484, 522, 560]) g.line(`M${x} 134 V276`, '#153F45', 8); g.text('NO PARKING', 150, 150, 30, '#E8DFC8', { rot: -0.03, weight: 700 });
  g.shape('M-300 660 H900 V1300 H-300Z', C.clay); g.rect(-300, 660, 1200, 20, '#8C5633'); g.shape('M-300 860 L900 800 V1300 H-300Z', '#B97A4B'); g.line('M-300 1010 L900 960', '#a96c40', 6, [60, 40]);
  g.line('M396 470 L394 662 M432 468 L432 662 M468 470 L470 662', '#F8F5EA', 10); g.line('M390 462 L430 456 M436 456 L474 462', '#F8F5EA', 9); g.line('M340 662 H540', '#F8F5EA', 7, [26, 14]);
  scooter(g, 610, 690, 1.1, C.red, { sx: -1 }); g.at(0, 0, {}, () => {});
}
export function draw(g, t) {
  const cam = keys(t, [[0, [0, 0, 1]], [1.6, [0, 10, 1.05]], [HIT - 0.1, [50, 40, 1.25]], [HIT + 0.06, [50, 40, 1.3]], [3.5, [0, -520, 0.92]], [4.6, [0, -760, 0.9]], [5.6, [0, -760, 0.9]], [6.6, [0, -20, 0.98]], [8, [0, 0, 1]]]);
  const jolt = t > HIT ? Math.exp(-(t - HIT) * 9) * 12 * wave(t, 13) : 0;
  g.bg('#F8D9A0');
  g.at(270, 480, { s: cam[2] }, () => g.at(-270 - cam[0] * 1 + jolt, -480 - cam[1], {}, () => {
    g.rect(-600, -1500, 1800, 900, '#F5B56A'); g.rect(-600, -1000, 1800, 500, '#F7C883'); g.disc(390, -690, 170, C.coral); g.disc(390, -690, 128, '#F58B5C'); g.dots(-600, -1500, 1800, 1400, '#E9A34A', 16, 2.2, 0.35);
    g.at(0, -1060, {}, () => clouds(g, t, 40, '#FBE3B8', 3, 14));
    skyline(g, -400, 1000, -210, { color: '#D98A5E', h: 330, w: 110, seed: 4 }); skyline(g, -400, 1000, -60, { color: '#A8533C', h: 300, w: 130, seed: 11, windows: 0.2, lit: ['#F7C883', '#FFE9A8'], tank: C.ink });
    palm(g, 60, -10, 1.3, t, '#3c6b3f', '#6b3324'); palm(g, 560, 0, 1.0, t, '#3c6b3f', '#6b3324'); g.line('M-300 -120 Q150 -60 900 -150', '#5a2b22', 4); for (let i = 0; i < 6; i++) g.at(80 + i * 60, -92 - i * 3, { rot: wave(t, 0.8, i * 0.12) * 0.16 }, () => g.shape('M-18 0 H18 L14 52 H-14Z', [C.red, C.paper, C.blue, C.marigold, C.turf, C.coral][i]));
    wall(g);
    // neighbour at the window answers the ball
    const peek = smooth(span(t, 5.9, 6.3)); g.clip('M425 134 h160 v142 h-160z', () => { if (peek > 0) { g.at(505, 290 - peek * 84, {}, () => { g.disc(0, 0, 36, SKIN[3]); g.shape('M-38 -2 a38 38 0 0 1 76 0 q-36 -22 -76 0Z', '#d8d4c8'); g.disc(-34, -14, 16, '#d8d4c8'); g.ring(-12, 4, 10, C.ink, 3); g.ring(14, 4, 10, C.ink, 3); g.line('M-8 22 H10', C.ink, 4); }); } });
    for (const x of [446, 484, 522, 560]) g.line(`M${x} 134 V276`, '#153F45', 8);
    // bowler comes from the left, near the camera
    const bx = keys(t, [[0, -190], [1.55, 66], [2.1, 112], [8, 118]], (k) => k); const running = t < 1.6; const p = runPose(t * 2.1 + 0.1, 1.05); const arm = span(t, 1.5, 1.95);
    const pose = running ? { ...p } : { feet: t < 2.4 ? [[60, 126], [-74, 120]] : [[26, 128], [-26, 128]], hands: [[0, 0], [-30, 60]], lean: t < 2.4 ? lerp(0.05, 0.5, arm) : 0.05, bob: 0, knee: [-1, -1], elbow: [-1, -1] };
    if (!running) { const a = lerp(-2.4, 1.2, easeOut(arm)); pose.hands[0] = t < 2.6 ? [Math.cos(a) * 100, Math.sin(a) * 100] : t < 3.1 ? [30, 70] : [50, -84]; if (t > 3.2) pose.hands[1] = [-48, -84]; if (t > 5.8) { pose.hands = [[28, -62], [-10, -60]]; } }
    g.ell(bx, 916, 84, 13, 'rgba(94,51,32,.45)');
    person(g, { x: bx, y: 776 + (pose.bob ?? 0), s: 1.08, ...pose, skin: SKIN[1], shirt: C.red, shorts: '#2b3a55', hair: 'tail', swing: wave(t, 2) * 10, shoe: C.paper, number: '9' });
    // batter
    const sw = keys(t, [[0, 2.45], [1.4, 2.6], [2.5, 2.75], [HIT, 0.5], [2.95, -1.9], [3.3, -2.5], [5.6, -2.5], [6.4, 2.2], [8, 2.4]]); const step = keys(t, [[0, 0], [2.2, 0], [HIT, 1], [3.4, 1], [5.8, 0]]);
    const hx = keys(t, [[2.4, -8], [HIT, -52], [3.1, -10], [8, -10]]); const hy = keys(t, [[2.4, 44], [HIT, 66], [3.1, -40], [5.6, -40], [6.3, 50]]); const tap = t < 2 ? Math.abs(wave(t, 1.1)) * 6 : 0;
    g.ell(330, 806, 96, 13, 'rgba(94,51,32,.45)');
    person(g, { x: 338 - step * 16, y: 660, s: 1.12, sx: -1, skin: SKIN[0], shirt: C.marigold, trousers: C.ink, hair: 'cap', cap: C.red, lean: 0.08 + step * 0.1, tilt: t > HIT && t < 5.6 ? -0.45 : 0, feet: [[22 + step * 36, 128], [-40, 128]], hands: [[-hx, hy + tap], [-hx - 22, hy + 6 + tap]], knee: [-1, -1], elbow: [1, 1], smile: t > HIT ? 'open' : undefined,
      hold: (i, h) => { if (!i) g.at(h[0], h[1], { rot: Math.PI - sw - 0.35 }, () => { g.rect(-7, -30, 14, 48, C.bark, 6); g.shape('M-16 14 L-20 118 Q0 134 20 118 L16 14Z', '#F1D7A4'); g.line('M0 26 V104', '#D7B377', 4); }); } });
    // the ball: bowled, bounced, gone
    let b; if (t < 1.78) b = null; else if (t < HIT) { const k = span(t, 1.78, HIT); b = k < 0.62 ? [lerp(230, 300, k / 0.62) - 0, lerp(640, 800, (k / 0.62) ** 1.6)] : [lerp(300, 262, (k - 0.62) / 0.38), lerp(800, 724, easeOut((k - 0.62) / 0.38))]; } else if (t < 5.2) { const k = (t - HIT) / 2.5; b = [lerp(262, -60, k) + 60 * k * k, 724 - 3000 * k + 1750 * k * k]; } else b = null;
    if (b) { if (t > HIT) { let d = `M262 724`; for (let q = 0; q < Math.min(1, (t - HIT) / 2.5); q += 0.04) d += ` L${lerp(262, -60, q) + 60 * q * q} ${724 - 3000 * q + 1750 * q * q}`; g.line(d, '#FFF6E2', 7, [2, 26]); } g.disc(b[0], b[1], 19, C.red); g.at(b[0], b[1], { rot: t * 14 }, () => g.line('M-12 -10 q12 10 22 22', '#F8F5EA', 4)); }
    if (t > HIT && t < HIT + 0.35) { const k = span(t, HIT, HIT + 0.35); for (let i = 0; i < 9; i++) { const a = i * 0.7; g.line([[262 + Math.cos(a) * (26 + k * 40), 724 + Math.sin(a) * (26 + k * 40)], [262 + Math.cos(a) * (44 + k * 90), 724 + Math.sin(a) * (44 + k * 90)]], C.paper, 9 * (1 - k)); } }
    if (t > 5.05 && t < 5.6) { g.fade(1 - span(t, 5.1, 5.6), () => g.text('tok', 40, -630 - span(t, 5.05, 5.6) * 40, 54, C.ink, { rot: -0.15 })); }
  }));
  if (t > 3.15 && t < 6.2) { const k = easeOut(span(t, 3.15, 3.55)); const out = easeIn(span(t, 5.6, 6.1)); g.at(270, 640 - k * 60 + out * 500, { a: k, rot: -0.06 }, () => { g.text('SIX', 0, 0, 240, C.red, { align: 'center' }); g.text('SIX', -7, -8, 240, C.paper, { align: 'center' }); }); }
}
export function sound(m) {
  m.crowd((t) => 0.08 + (t > 2.9 ? 0.9 * Math.exp(-(t - 2.9) * 0.8) : 0)); for (let t = 0.05; t < 1.6; t += 0.238) m.noise(t, 0.05, 0.25, { lp: 900 });
  m.noise(2.36, 0.06, 0.35, { lp: 1400 }); m.noise(HIT, 0.05, 1, { lp: 5200, hp: 300 }); m.tone(HIT, 780, 0.07, 0.7, { slide: -10, kind: 'tri' }); m.tone(HIT, 240, 0.12, 0.5, { slide: -7 }); m.tone(5.05, 320, 0.12, 0.3, { slide: -8 });
  m.beat(0, 0.2, 'n.tgn.g.n.tggn..', (t, c) => m.tabla(t, { n: 'na', t: 'tin', g: 'ge' }[c], 0.2)); const tune = [62, 65, 67, 69, 67, 65, 62, 60]; m.beat(3.2, 0.2, 'x.xx.x.x', (t, c, i) => m.pluck(t, tune[i % 8] + 0, 0.16, { pan: 0.3, dur: 0.7 })); m.bell(6.0, 1320, 0.12, 0.5); m.bell(6.2, 1320, 0.12, 0.5); m.room(0.16);
}
