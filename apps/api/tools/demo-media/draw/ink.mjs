// A thin layer over the canvas: every scene draws with these few strokes, in flat colour, from the time alone.
export const TAU = Math.PI * 2;
export const C = {
  ink: '#14180F', paper: '#FFF6E2', chalk: '#F4F0E2', marigold: '#FFB000', amber: '#E9853F', orange: '#E2650F',
  red: '#D7263D', wine: '#7A0F22', turf: '#0B6B4F', leaf: '#0E7F5E', pine: '#074B38', deep: '#063B2D',
  night: '#0B2038', navy: '#0E2A47', steel: '#17406A', blue: '#2F5DA8', sky: '#BFDDE8', teal: '#2A6F77', sea: '#1F565D',
  coral: '#F2714B', peach: '#F6C9B8', cream: '#F9E7C4', sand: '#F7D9A8', clay: '#C98B5A', brown: '#7A3B1E', bark: '#3A1B10',
  asphalt: '#2A2F3A', stone: '#B9B4A2', moon: '#F7E3B0', mint: '#8FD1BB', plum: '#3B1636',
};
export const SKIN = ['#6A3A22', '#8A5335', '#5E3320', '#A0693F', '#7B452A'];
export const HAIR = '#1A120E';
export const clamp = (x, a = 0, b = 1) => Math.min(b, Math.max(a, x));
export const lerp = (a, b, k) => a + (b - a) * k;
export const span = (t, a, b) => clamp((t - a) / (b - a));
export const smooth = (k) => k * k * (3 - 2 * k);
export const easeOut = (k) => 1 - (1 - k) ** 3;
export const easeIn = (k) => k ** 3;
export const back = (k) => 1 + 2.7 * (k - 1) ** 3 + 1.7 * (k - 1) ** 2;
export const wave = (t, hz = 1, ph = 0) => Math.sin(TAU * (t * hz + ph));
export const mix2 = (p, q, k) => [lerp(p[0], q[0], k), lerp(p[1], q[1], k)];
// the only source of randomness: a hash of its arguments, so that every run draws the same
export const chance = (i, j = 0) => { const s = Math.sin(i * 127.1 + j * 311.7) * 43758.5453; return s - Math.floor(s); };
/** Value between key frames [[t, v], …], eased; v may be a number or a list of numbers. */
export function keys(t, frames, ease = smooth) {
  if (t <= frames[0][0]) return frames[0][1];
  for (let i = 1; i < frames.length; i++) {
    const [t1, v1] = frames[i]; const [t0, v0] = frames[i - 1];
    if (t <= t1) { const k = ease((t - t0) / (t1 - t0)); return Array.isArray(v0) ? v0.map((v, n) => lerp(v, v1[n], k)) : lerp(v0, v1, k); }
  }
  return frames.at(-1)[1];
}

const dotTiles = new Map();

export class Ink {
  constructor(ctx, W, H, grain = 1) { this.c = ctx; this.W = W; this.H = H; this.grain = grain; }
  bg(c) { this.rect(-4000, -4000, 9000, 9000, c); }
  rect(x, y, w, h, c, r = 0) {
    this.c.fillStyle = c;
    if (!r) { this.c.fillRect(x, y, w, h); return; }
    this.c.beginPath(); this.c.roundRect(x, y, w, h, r); this.c.fill();
  }
  disc(x, y, r, c) { this.ell(x, y, r, r, c); }
  ell(x, y, rx, ry, c, rot = 0) { this.c.fillStyle = c; this.c.beginPath(); this.c.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), rot, 0, TAU); this.c.fill(); }
  ring(x, y, r, c, w, a0 = 0, a1 = TAU) { this.c.strokeStyle = c; this.c.lineWidth = w; this.c.lineCap = 'round'; this.c.beginPath(); this.c.arc(x, y, r, a0, a1); this.c.stroke(); }
  oval(x, y, rx, ry, c, w, rot = 0, a0 = 0, a1 = TAU) { this.c.strokeStyle = c; this.c.lineWidth = w; this.c.beginPath(); this.c.ellipse(x, y, rx, ry, rot, a0, a1); this.c.stroke(); }
  way(d) {
    if (typeof d === 'string') return new Path2D(d);
    const p = new Path2D(); d.forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y))); return p;
  }
  shape(d, c) { this.c.fillStyle = c; const p = this.way(d); p.closePath(); this.c.fill(p); }
  line(d, c, w, dash = [], cap = 'round') {
    const k = this.c; k.strokeStyle = c; k.lineWidth = w; k.lineCap = cap; k.lineJoin = 'round'; k.setLineDash(dash); k.stroke(this.way(d)); k.setLineDash([]);
  }
  at(x, y, o, fn) {
    const k = this.c; k.save(); k.translate(x, y);
    if (o.rot) k.rotate(o.rot);
    if (o.s !== undefined || o.sx || o.sy) k.scale((o.s ?? 1) * (o.sx ?? 1), (o.s ?? 1) * (o.sy ?? 1));
    if (o.a !== undefined) k.globalAlpha *= o.a;
    fn(); k.restore();
  }
  fade(a, fn) { this.at(0, 0, { a }, fn); }
  clip(d, fn) { const k = this.c; k.save(); k.clip(this.way(d)); fn(); k.restore(); }
  /** Halftone dots, the grain of the posters. They lie on a surface, so they move with it. */
  dots(x, y, w, h, c, step = 14, r = 1.8, a = 0.5) {
    const key = `${c}${step}${r}`; let tile = dotTiles.get(key);
    if (!tile) {
      tile = new OffscreenCanvas(step * 4, step * 4); const k = tile.getContext('2d'); k.scale(4, 4); k.fillStyle = c;
      k.beginPath(); k.arc(step / 2, step / 2, r, 0, TAU); k.fill(); dotTiles.set(key, tile);
    }
    const p = this.c.createPattern(tile, 'repeat'); p.setTransform(new DOMMatrix().rotate(38).scale(0.25));
    this.fade(a * this.grain, () => { this.c.fillStyle = p; this.c.fillRect(x, y, w, h); });
  }
  text(s, x, y, size, c, o = {}) {
    const k = this.c; k.save(); k.translate(x, y); if (o.rot) k.rotate(o.rot); if (o.s) k.scale(o.s, o.s);
    k.font = `${o.weight ?? 800} ${size}px Bricolage`; k.textAlign = o.align ?? 'left'; k.textBaseline = 'alphabetic';
    k.letterSpacing = `${(o.track ?? -0.035) * size}px`; k.fillStyle = c;
    String(s).split('\n').forEach((l, i) => k.fillText(l, 0, i * size * (o.lead ?? 0.92))); k.restore();
  }
  /** Lamp light: three flat discs, as a screen print would do it. */
  glow(x, y, r, c, a = 0.14) { for (const f of [1, 0.68, 0.4]) this.fade(a, () => this.disc(x, y, r * f, c)); }
  /** Words that rise from their own lines, one after the other. */
  rise(lines, x, y, size, c, t, o = {}) {
    lines.forEach((l, i) => {
      const k = easeOut(span(t, (o.from ?? 0) + i * (o.gap ?? 0.14), (o.from ?? 0) + i * (o.gap ?? 0.14) + 0.45)); if (k <= 0) return;
      const out = o.out ? easeIn(span(t, o.out, o.out + 0.35)) : 0;
      const yy = y + i * size * 0.94; this.c.save(); this.c.beginPath(); this.c.rect(-3000, yy - size * 0.86, 8000, size * 1.1); this.c.clip();
      this.text(l, x, yy + (1 - k) * size * 1.1 - out * size * 1.1, size, Array.isArray(c) ? c[i % c.length] : c, o); this.c.restore();
    });
  }
}
