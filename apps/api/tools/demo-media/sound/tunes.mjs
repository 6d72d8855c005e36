// The three audio bars: whole little pieces, with a beginning and an end.
const N = (root, steps) => steps.map((s) => root + s);

export const morning = { seconds: 34, sound(m) {
  // a bright raga on plucked strings, tabla in sixteen, bass that walks
  const s = 0.21; const scale = N(62, [0, 2, 4, 7, 9, 12, 14, 16]); m.put(0, 34, 0, (x) => (Math.sin(Math.PI * 2 * 73.4 * x) * 0.06 + Math.sin(Math.PI * 2 * 146.8 * x + Math.sin(x * 0.8)) * 0.03 + Math.sin(Math.PI * 2 * 110 * x) * 0.03) * Math.min(1, x / 2) * Math.min(1, (34 - x) / 3));
  const phrase = [0, 1, 2, -1, 3, 2, 1, 2, 4, -1, 3, 4, 5, 4, 3, 2, 3, -1, 5, 6, 5, 4, 3, 4, 2, 3, 1, 2, 0, -1, -1, -1];
  m.beat(0.4, s, 'x', (t, c, i) => { const p = phrase[i % 32]; if (p >= 0 && t < 32) { m.pluck(t, scale[p], 0.3, { dur: 1.5, pan: 0.25, bright: 0.65 }); if (i > 63 && i % 4 === 0) m.pluck(t + s / 2, scale[(p + 2) % 8], 0.14, { dur: 1.2, pan: -0.4 }); } });
  m.beat(0.4 + s * 16, s, 'd.ntn.g.d.ntntgn', (t, c) => t < 31.5 && m.tabla(t, { d: 'dha', n: 'na', t: 'tin', g: 'ge' }[c], 0.36)); m.beat(0.4 + s * 32, s * 2, 'x.x.xx.x', (t, c, i) => t < 31.5 && m.bass(t, [38, 38, 45, 43, 38, 47, 45, 40][i % 8], 0.4, 0.26)); m.beat(0.4 + s * 64, s, '..x...x.', (t) => t < 31 && m.shaker(t, 0.09)); m.tabla(32, 'dha', 0.5); m.pluck(32, 62, 0.4, { dur: 2 }); m.pluck(32, 74, 0.25, { dur: 2 }); m.bass(32, 38, 1.4, 0.3); m.room(0.26);
} };
export const nightShift = { seconds: 36, sound(m) {
  const ch = [[57, 60, 64, 67], [53, 57, 60, 64], [60, 64, 67, 71], [55, 59, 62, 66]]; const bar = 2.4; m.noise(0, 36, 0.035, { hp: 700, lp: 4200, env: () => 1 });
  for (let b = 0; b < 14; b++) { const t = 0.3 + b * bar; const k = ch[b % 4]; m.pad(t, k, bar * 1.2, 0.045); [0, 2, 1, 3, 2, 1, 3, 2].forEach((n, i) => m.pluck(t + i * 0.3, k[n] + (i > 3 && b % 2 ? 12 : 0), 0.22, { dur: 2, pan: i % 2 ? 0.4 : -0.4, bright: 0.4 })); if (b > 1) { m.bass(t, k[0] - 24, 1.1, 0.26); m.bass(t + 1.5, k[0] - 17, 0.6, 0.2); } if (b > 3 && b < 13) { for (const q of [0, 0.9, 1.2]) m.kick(t + q, 0.42); for (const q of [0.6, 1.8]) m.snare(t + q, 0.13); for (let h = 0; h < 8; h++) m.hat(t + h * 0.3 + (h % 2) * 0.03, 0.035); } if (b > 5 && b % 2 === 0) [76, 74, 71, 72].forEach((n, i) => m.tone(t + 0.3 + i * 0.45, 440 * 2 ** ((n - 69) / 12), 0.5, 0.07, { kind: 'tri', att: 0.06, vib: 0.01, hold: 1, pan: 0.2 })); }
  m.room(0.34);
} };
export const eightBeats = { seconds: 30, sound(m) {
  const s = 0.1875; m.beat(0.2, s * 2, 'dngndngg', (t, c) => t < 28.6 && m.tabla(t, { d: 'dha', n: 'na', g: 'ge' }[c], 0.5)); m.beat(0.2 + s * 32, s, '.nt..ntn.nt.ntnt', (t, c) => t < 28.4 && m.tabla(t, c === 'n' ? 'na' : 'tin', 0.22)); m.beat(0.2 + s * 64, s, 'x...x..x', (t) => t < 28.4 && m.clap(t, 0.16, -0.3)); m.beat(0.2, s * 8, 'x', (t) => { if (t < 28.4) for (let i = 0; i < 5; i++) m.bell(t + i * 0.014, 2900 + i * 330, 0.02, i % 2 ? 0.5 : -0.5); });
  const tune = [62, -1, 65, 67, -1, 69, 67, 65, 62, -1, 60, 62, -1, 65, 62, 60]; m.beat(0.2 + s * 32, s * 2, 'x', (t, c, i) => { const n = tune[i % 16]; if (n > 0 && t < 28) m.pluck(t, n + (i % 32 > 15 ? 12 : 0), 0.22, { dur: 0.9, pan: 0.3, bright: 0.7 }); }); m.beat(0.2 + s * 64, s * 4, 'x', (t, c, i) => t < 28 && m.bass(t, [38, 38, 41, 36][i % 4], 0.6, 0.25)); for (let i = 0; i < 9; i++) m.tabla(27.9 + i * 0.09, i === 8 ? 'dha' : 'na', 0.3 + i * 0.03); m.room(0.22);
} };
