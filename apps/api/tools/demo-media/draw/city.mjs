// The city as a set of flats: houses, trees, lamps, vehicles. Each gets its place and size as arguments.
import { C, chance, wave, TAU } from './ink.mjs';

export function skyline(g, x0, x1, base, o = {}) {
  let x = x0; let i = o.seed ?? 1; const lit = o.lit ?? ['#FFB000', '#FFF1C9'];
  while (x < x1) {
    const w = (o.w ?? 90) * (0.7 + chance(i, 1) * 0.7); const h = (o.h ?? 180) * (0.4 + chance(i, 2) * 0.75); g.rect(x, base - h, w + 1, h + 600, o.color ?? C.steel);
    if (chance(i, 3) > 0.7) g.ell(x + w / 2, base - h, w * 0.32, w * 0.26, o.color ?? C.steel);
    else if (chance(i, 3) > 0.4) { g.rect(x + w * 0.2, base - h - 26, w * 0.24, 18, o.tank ?? o.color ?? C.steel, 4); g.rect(x + w * 0.23, base - h - 10, 4, 10, o.color ?? C.steel); g.rect(x + w * 0.38, base - h - 10, 4, 10, o.color ?? C.steel); }
    if (o.windows) for (let wy = base - h + 16; wy < base - 14; wy += o.rowh ?? 26) for (let wx = x + 12; wx < x + w - 14; wx += 22) { const v = chance(wx | 0, wy | 0); if (v > 1 - o.windows) g.rect(wx, wy, 10, 13, lit[v > 1 - o.windows / 3 ? 1 : 0]); }
    x += w + (o.gap ?? 6); i++;
  }
}
export function tree(g, x, y, s, c1 = C.turf, c2 = C.pine, t = 0) {
  const sw = wave(t, 0.25, x * 0.01) * 3; g.at(x, y, { s }, () => {
    g.shape('M-10 0 L-7 -90 L-34 -128 L-24 -134 L0 -104 L24 -140 L32 -132 L8 -88 L12 0Z', C.bark);
    for (const [dx, dy, r] of [[-46, -140, 44], [44, -148, 46], [0, -182, 58], [-6, -132, 46]]) g.disc(dx + sw, dy, r, c2);
    for (const [dx, dy, r] of [[-52, -150, 34], [34, -164, 34], [-8, -198, 42]]) g.disc(dx + sw * 1.4, dy, r, c1);
  });
}
export function palm(g, x, y, s, t = 0, c = C.turf, trunk = C.bark) {
  const sw = wave(t, 0.3, x * 0.003) * 0.06; g.at(x, y, { s, rot: sw * 0.3 }, () => {
    g.line('M0 0 Q14 -120 4 -240', trunk, 13); for (let i = 0; i < 8; i++) { const a = -Math.PI / 2 + (i - 3.5) * 0.72; g.at(4, -240, { rot: a + Math.PI / 2 + sw }, () => g.shape('M0 0 Q18 -52 4 -108 Q-12 -58 0 0Z', i % 2 ? c : C.pine)); }
    g.disc(-6, -232, 9, C.brown); g.disc(12, -230, 9, C.brown);
  });
}
export function hill(g, y, amp, c, seed = 0, off = 0) {
  let d = `M-200 ${g.H + 600} L-200 ${y}`; for (let x = -200; x <= g.W + 300; x += 60) { const k = x + off; d += ` Q${x + 15} ${y - amp * (0.5 + 0.5 * Math.sin(k * 0.013 + seed))} ${x + 60} ${y - amp * 0.35 * Math.sin((k + 60) * 0.021 + seed * 2)}`; }
  g.shape(`${d} L${g.W + 300} ${g.H + 600}`, c);
}
export function bulbs(g, x0, y0, x1, y1, sag, n, t, on = '#FFD978', wire = '#0C0F1F') {
  g.line(`M${x0} ${y0} Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, wire, 4);
  for (let i = 0; i <= n; i++) { const k = i / n; const x = (1 - k) ** 2 * x0 + 2 * k * (1 - k) * ((x0 + x1) / 2) + k * k * x1; const y = (1 - k) ** 2 * y0 + 2 * k * (1 - k) * ((y0 + y1) / 2 + sag * 2) + k * k * y1; const b = 0.8 + 0.2 * wave(t, 0.7, i * 0.37); g.fade(0.16 * b, () => g.disc(x, y + 8, 30, C.marigold)); g.disc(x, y + 8, 10, on); }
}
export function clouds(g, t, y, c, n = 4, speed = 12) {
  for (let i = 0; i < n; i++) { const w = g.W + 400; const x = ((((i * w) / n + t * speed * (1 + (i % 2) * 0.5)) % w) + w) % w - 200; const yy = y + chance(i, 5) * 120; for (const [dx, r] of [[-44, 22], [-12, 34], [28, 28], [58, 18]]) g.disc(x + dx, yy, r, c); g.rect(x - 66, yy, 142, 24, c, 12); }
}
export function sunRings(g, x, y, r, cols) { cols.forEach((c, i) => g.disc(x, y, r * (1 - i / (cols.length + 0.6)), c)); }

/** The three-wheeler, facing right; wheels turn with roll. */
export function auto(g, x, y, s, roll, o = {}) {
  const body = o.body ?? C.turf; const hood = o.hood ?? C.marigold; g.at(x, y, { s, sx: o.sx ?? 1 }, () => {
    g.ell(10, 4, 150, 12, 'rgba(0,0,0,.35)');
    g.shape('M-140 -20 L-136 -150 Q-130 -204 -70 -208 L64 -206 Q104 -200 122 -120 L134 -96 Q150 -84 150 -40 L146 -20Z', C.ink);
    g.shape('M-132 -84 L-128 -150 Q-124 -198 -70 -200 L62 -198 Q92 -194 106 -150 L112 -134 L-20 -134 L-30 -84Z', hood);
    g.line('M-128 -164 Q-122 -196 -70 -200 L62 -198', '#FFD36A', 5);
    g.shape('M-22 -128 L40 -128 L40 -46 L-22 -46Z', o.inside ?? '#3B2A22'); g.shape('M62 -190 Q88 -188 102 -146 L112 -100 L56 -100 L56 -190Z', o.glass ?? '#BFDDE8');
    o.riders?.();
    g.shape('M-140 -84 L-26 -84 L-16 -40 L56 -40 L56 -100 L116 -100 Q146 -88 146 -40 L146 -18 L-140 -18Z', body);
    g.line('M-138 -58 L-30 -58 M62 -70 L132 -70', C.marigold, 7); g.disc(134, -62, 13, '#FFF1C9'); g.rect(-142, -74, 10, 22, C.red, 3); g.rect(138, -34, 18, 8, C.ink, 3);
    for (const wx of [-88, 108]) { g.disc(wx, -12, 29, '#0b0d0a'); g.disc(wx, -12, 13, C.stone); g.at(wx, -12, { rot: roll }, () => g.line('M-11 0 H11 M0 -11 V11', '#5c5a4e', 3)); g.ring(wx, -12, 37, body, 8, Math.PI * 1.05, Math.PI * 1.95); }
  });
}
export function train(g, x, y, s, t, cars = 3, o = {}) {
  g.at(x, y, { s }, () => { for (let i = 0; i < cars; i++) { const cx = -i * 318; const front = i === 0;
    g.shape(front ? `M${cx - 310} -104 L${cx - 60} -104 Q${cx} -100 ${cx + 26} -36 L${cx + 30} -8 L${cx - 310} -8Z` : `M${cx - 310} -104 L${cx} -104 L${cx} -8 L${cx - 310} -8Z`, C.chalk);
    g.rect(cx - 310, -34, front ? 336 : 310, 16, o.band ?? C.turf); g.rect(cx - 310, -104, front ? 260 : 310, 8, '#D9D3C0');
    for (let k = 0; k < 4; k++) { const wx = cx - 296 + k * 62; g.rect(wx, -86, 44, 40, '#FFDF8E', 5); if (chance(i * 7 + k, 4) > 0.35) { g.disc(wx + 14 + chance(k, i) * 16, -60, 8, '#5b3a22'); g.rect(wx + 5 + chance(k, i) * 16, -53, 18, 7, [C.red, C.turf, C.blue][(i + k) % 3]); } }
    if (front) { g.shape(`M${cx - 44} -88 L${cx - 24} -88 Q${cx + 2} -76 ${cx + 14} -46 L${cx - 44} -46Z`, '#0E2A47'); g.disc(cx + 22, -24, 6, '#FFF1C9'); }
    g.rect(cx - 312, -104, 5, 96, '#8d8a7c'); for (const wx of [-270, -220, -90, -40]) g.disc(cx + wx, -6, 11, C.ink);
  } });
}
export function scooter(g, x, y, s, c, o = {}) {
  g.at(x, y, { s, sx: o.sx ?? 1 }, () => { for (const wx of [-46, 52]) { g.disc(wx, -16, 18, '#0b0d0a'); g.disc(wx, -16, 7, C.stone); }
    g.shape('M-66 -34 Q-60 -64 -20 -62 L6 -60 L14 -30 L36 -30 L50 -92 L60 -90 L58 -40 Q66 -28 56 -22 L-60 -20Z', c); g.rect(-58, -72, 54, 12, C.ink, 6); g.line('M46 -92 L36 -106', C.ink, 5); g.disc(60, -84, 7, '#FFF1C9'); });
}
export function bus(g, x, y, s, c = C.red) {
  g.at(x, y, { s }, () => { g.rect(-170, -140, 340, 124, c, 14); g.rect(-170, -52, 340, 10, C.paper); for (let i = 0; i < 5; i++) { g.rect(-154 + i * 58, -124, 46, 46, '#FFE5A6', 6); if (i % 2) g.disc(-130 + i * 58, -92, 11, C.bark); } g.rect(136, -124, 30, 60, '#FFE5A6', 6); for (const wx of [-100, 96]) { g.disc(wx, -14, 24, '#0b0d0a'); g.disc(wx, -14, 10, C.stone); } g.disc(164, -34, 7, '#FFF1C9'); });
}
export function rainfall(g, t, n, c, a = 0.5, len = 34) {
  g.fade(a, () => { let d = ''; for (let i = 0; i < n; i++) { const sp = 900 + chance(i, 1) * 500; const y = ((chance(i, 2) * (g.H + 200) + t * sp) % (g.H + 200)) - 100; const x = chance(i, 3) * (g.W + 200) - 60 - y * 0.12; d += `M${x.toFixed(1)} ${y.toFixed(1)}l${(-len * 0.14).toFixed(1)} ${len}`; } g.line(d, c, 3); });
}
export function kite(g, x, y, s, rot, a, b, t = 0) {
  g.at(x, y, { s, rot }, () => { g.shape([[0, -70], [54, 0], [0, 78], [-54, 0]], a); g.shape([[0, -70], [54, 0], [0, 0]], b); g.shape([[0, 78], [-54, 0], [0, 0]], b); g.line('M0 -70 V78 M-54 0 Q0 -26 54 0', C.ink, 4); for (let i = 0; i < 4; i++) { const q = wave(t, 1.3, i * 0.2) * 9; g.line([[q * 0.6, 78 + i * 22], [q, 100 + i * 22]], a, 7); } });
}
export function lamp(g, x, y, s, on = true) { g.at(x, y, { s }, () => { g.rect(-5, -260, 10, 260, C.ink, 4); g.line('M0 -256 Q4 -284 46 -284', C.ink, 9); g.shape('M34 -290 H84 L76 -272 H40Z', C.ink); if (on) { g.fade(0.18, () => g.shape('M40 -272 L78 -272 L150 0 L-40 0Z', '#FFE9A8')); g.rect(42, -273, 32, 6, '#FFE9A8', 3); } }); }
export const rays = (g, x, y, n, r0, r1, c, w, rot = 0) => { for (let i = 0; i < n; i++) { const a = rot + (i / n) * TAU; g.line([[x + Math.cos(a) * r0, y + Math.sin(a) * r0], [x + Math.cos(a) * r1, y + Math.sin(a) * r1]], c, w); } };
