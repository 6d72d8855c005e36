// A small synthesiser: everything is made of sines, noise and plucked strings, identical on every run.
const RATE = 44100;
const TAU = Math.PI * 2;
let seed = 1;
const hiss = () => { seed = (seed * 16807) % 2147483647; return (seed / 2147483647) * 2 - 1; };
export const hz = (note) => 440 * 2 ** ((note - 69) / 12);

export class Mix {
  constructor(seconds) { seed = 20240607; this.seconds = seconds; this.n = Math.round(seconds * RATE); this.l = new Float32Array(this.n); this.r = new Float32Array(this.n); }
  put(t, dur, pan, fn) {
    const at = Math.round(t * RATE); const len = Math.round(dur * RATE); const gl = Math.cos(((pan + 1) * Math.PI) / 4); const gr = Math.sin(((pan + 1) * Math.PI) / 4);
    for (let i = 0; i < len; i++) { const j = at + i; const v = fn(i / RATE, i); if (j >= 0 && j < this.n) { this.l[j] += v * gl; this.r[j] += v * gr; } }
  }
  tone(t, f, dur, a = 0.2, o = {}) {
    let ph = 0; const att = o.att ?? 0.005; const slide = o.slide ?? 0; const kind = o.kind ?? 'sine';
    this.put(t, dur, o.pan ?? 0, (x) => {
      ph += (f * 2 ** ((slide * x) / dur / 12) * (1 + (o.vib ?? 0) * Math.sin(TAU * 5.5 * x))) / RATE; const p = ph % 1;
      const w = kind === 'sine' ? Math.sin(TAU * p) : kind === 'tri' ? 1 - 4 * Math.abs(p - 0.5) : kind === 'saw' ? (2 * p - 1) * 0.6 : p < 0.5 ? 0.5 : -0.5;
      return w * a * Math.min(1, x / att) * (o.hold ? Math.min(1, (dur - x) / 0.08) : Math.exp((-x * 4.5) / dur) * Math.min(1, (dur - x) / 0.01));
    });
  }
  noise(t, dur, a = 0.2, o = {}) {
    let lo = 0; let lo2 = 0; const env = o.env ?? ((x) => Math.exp((-x * 5) / dur));
    this.put(t, dur, o.pan ?? 0, (x) => {
      const w = hiss(); const lp = typeof o.lp === 'function' ? o.lp(x) : o.lp ?? 9000; const kl = 1 - Math.exp((-TAU * lp) / RATE); const kh = 1 - Math.exp((-TAU * (o.hp ?? 20)) / RATE);
      lo += kl * (w - lo); lo2 += kh * (lo - lo2); return (lo - lo2) * a * env(x) * Math.min(1, x / 0.002) * Math.min(1, (dur - x) / 0.01);
    });
  }
  /** A plucked string (Karplus and Strong). */
  pluck(t, note, a = 0.3, o = {}) {
    const f = hz(note); const n = Math.max(2, Math.round(RATE / f)); const buf = new Float32Array(n); let prev = 0; const bright = o.bright ?? 0.5;
    for (let i = 0; i < n; i++) { prev += bright * (hiss() - prev); buf[i] = prev; }
    const damp = o.damp ?? 0.996; this.put(t, o.dur ?? 1.6, o.pan ?? 0, (x, i) => { const k = i % n; const v = buf[k]; buf[k] = damp * 0.5 * (v + buf[(k + 1) % n]); return v * a * 2 * Math.min(1, ((o.dur ?? 1.6) - x) / 0.05); });
  }
  kick(t, a = 0.7) { let ph = 0; this.put(t, 0.32, 0, (x) => { ph += (46 + 110 * Math.exp(-x * 34)) / RATE; return Math.sin(TAU * ph) * a * Math.exp(-x * 11); }); }
  snare(t, a = 0.3) { this.noise(t, 0.17, a, { hp: 1200, lp: 8000 }); this.tone(t, 190, 0.1, a * 0.6); }
  hat(t, a = 0.1, dur = 0.05) { this.noise(t, dur, a, { hp: 6500, lp: 14000, pan: 0.25 }); }
  clap(t, a = 0.3, pan = 0) { for (const d of [0, 0.011, 0.023]) this.noise(t + d, 0.12, a * 0.7, { hp: 900, lp: 5200, pan }); }
  shaker(t, a = 0.08) { this.noise(t, 0.07, a, { hp: 5000, lp: 12000, pan: -0.4, env: (x) => Math.sin((Math.PI * x) / 0.07) }); }
  /** Tabla and its bass: na rings, ge bends, tin is short, ka is only skin. */
  tabla(t, stroke, a = 0.4) {
    if (stroke === 'ge' || stroke === 'dha') { let ph = 0; this.put(t, 0.5, -0.15, (x) => { ph += (78 + 46 * (1 - Math.exp(-x * 7))) / RATE; return Math.sin(TAU * ph) * a * 1.1 * Math.exp(-x * 6.5) * Math.min(1, x / 0.003); }); }
    if (stroke === 'na' || stroke === 'dha') for (const [m, g, d] of [[1, 1, 9], [2.02, 0.5, 12], [3.01, 0.34, 16], [4.05, 0.16, 22]]) this.put(t, 0.45, 0.2, (x) => Math.sin(TAU * 311 * m * x) * a * 0.5 * g * Math.exp(-x * d));
    if (stroke === 'tin') for (const m of [1, 1.5, 2.4]) this.put(t, 0.3, 0.2, (x) => Math.sin(TAU * 290 * m * x) * a * 0.3 * Math.exp(-x * 15));
    if (stroke !== 'ge') this.noise(t, 0.035, a * 0.5, { hp: 700, lp: 4200, pan: 0.2 });
  }
  bass(t, note, dur = 0.35, a = 0.34) { this.tone(t, hz(note), dur, a, { kind: 'tri', att: 0.008 }); this.tone(t, hz(note), dur * 0.8, a * 0.5); }
  pad(t, notes, dur, a = 0.05) { notes.forEach((n, i) => { for (const d of [-0.06, 0.07]) this.put(t, dur, i % 2 ? 0.5 : -0.5, (x) => Math.sin(TAU * hz(n + d) * x) * a * Math.min(1, x / (dur * 0.3)) * Math.min(1, (dur - x) / (dur * 0.3))); }); }
  bell(t, f = 1568, a = 0.12, pan = 0) { for (const [m, g] of [[1, 1], [2.76, 0.5], [5.4, 0.22]]) this.put(t, 0.9, pan, (x) => Math.sin(TAU * f * m * x) * a * g * Math.exp(-x * (5 + m * 2))); }
  whistle(t, dur = 0.4, a = 0.12) { this.put(t, dur, 0.1, (x) => Math.sin(TAU * (2350 + 60 * Math.sin(TAU * 28 * x)) * x) * a * Math.min(1, x / 0.02) * Math.min(1, (dur - x) / 0.04)); }
  /** A distant crowd: bands of breath-like noise that swell with level(t). */
  crowd(level) {
    for (const [f, q, pan] of [[420, 1, -0.5], [680, 0.9, 0.5], [1150, 0.6, 0], [1900, 0.3, 0.3]]) {
      let a = 0; let b = 0; const w = TAU * f / RATE; const k = f * 3;
      this.put(0, this.seconds, pan, (x) => { const v = hiss(); a += w * (v - a); b += w * (a - b); return (a - b) * q * level(x) * (1 + 0.35 * Math.sin(x * (2.3 + (k % 7) * 0.4) + k)); });
    }
  }
  rain(level = 0.1) { this.noise(0, this.seconds, level, { hp: 900, lp: 7000, env: () => 1, pan: -0.2 }); this.noise(0, this.seconds, level, { hp: 300, lp: 2600, env: (x) => 0.8 + 0.2 * Math.sin(x * 1.3), pan: 0.3 }); for (let i = 0; i < this.seconds * 26; i++) this.noise((i / 26) + Math.abs(hiss()) * 0.04, 0.018, level * (0.6 + Math.abs(hiss())), { hp: 2200, pan: hiss() * 0.8 }); }
  beat(from, step, pattern, fn) { for (let i = 0; from + i * step < this.seconds - 0.02; i++) { const ch = pattern[i % pattern.length]; if (ch !== '.' && ch !== ' ') fn(from + i * step, ch, i); } }
  room(wet = 0.18) {
    for (const [ch, taps] of [[this.l, [1557, 2671, 3917]], [this.r, [1721, 2503, 4133]]]) {
      const dry = ch.slice(); for (const d of taps) { const line = new Float32Array(d); let lp = 0; for (let i = 0; i < this.n; i++) { const k = i % d; const y = line[k]; lp += 0.4 * (y - lp); line[k] = dry[i] + lp * 0.66; ch[i] += y * wet * 0.5; } }
    }
  }
  /** 16-bit wave file, levelled, with soft ends so that a loop does not click. */
  wav(level = 0.86) {
    let peak = 0.001; for (let i = 0; i < this.n; i++) peak = Math.max(peak, Math.abs(Math.tanh(this.l[i])), Math.abs(Math.tanh(this.r[i])));
    const out = Buffer.alloc(44 + this.n * 4); out.write('RIFF', 0); out.writeUInt32LE(36 + this.n * 4, 4); out.write('WAVEfmt ', 8); out.writeUInt32LE(16, 16); out.writeUInt16LE(1, 20); out.writeUInt16LE(2, 22);
    out.writeUInt32LE(RATE, 24); out.writeUInt32LE(RATE * 4, 28); out.writeUInt16LE(4, 32); out.writeUInt16LE(16, 34); out.write('data', 36); out.writeUInt32LE(this.n * 4, 40);
    for (let i = 0; i < this.n; i++) {
      const end = Math.min(1, i / 400, (this.n - i) / 3000); const s = (level / peak) * end * 32767;
      out.writeInt16LE(Math.round(Math.tanh(this.l[i]) * s), 44 + i * 4); out.writeInt16LE(Math.round(Math.tanh(this.r[i]) * s), 46 + i * 4);
    }
    return out;
  }
}
