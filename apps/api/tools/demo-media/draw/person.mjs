// People, cut from paper: thick round limbs on two-bone joints, so that any pose is four points and a lean.
import { C, SKIN, HAIR, TAU, lerp } from './ink.mjs';

/** The middle joint of a limb from a to b; bend chooses the side it folds to. */
function joint(a, b, l1, l2, bend) {
  let dx = b[0] - a[0]; let dy = b[1] - a[1]; let d = Math.hypot(dx, dy) || 0.01; const reach = (l1 + l2) * 0.995;
  if (d > reach) { b = [a[0] + (dx / d) * reach, a[1] + (dy / d) * reach]; dx = b[0] - a[0]; dy = b[1] - a[1]; d = reach; }
  const along = (l1 * l1 - l2 * l2 + d * d) / (2 * d); const off = Math.sqrt(Math.max(0, l1 * l1 - along * along)) * bend;
  return [[a[0] + (dx / d) * along - (dy / d) * off, a[1] + (dy / d) * along + (dx / d) * off], b];
}
const shade = { '#6A3A22': '#512A17', '#8A5335': '#6E3F27', '#5E3320': '#472414', '#A0693F': '#80512F', '#7B452A': '#61341E' };

export function head(g, x, y, o) {
  const { skin, hair = 'short', cap = C.red } = o; const hc = o.hairColor ?? HAIR;
  g.at(x, y, { rot: o.tilt ?? 0 }, () => {
    if (hair === 'long') g.shape('M-30 -14 Q-40 30 -34 62 L-8 54 L10 0Z', hc);
    if (hair === 'bun') { g.disc(-30, -20, 15, hc); g.ring(-30, -20, 14, C.paper, 3.5); }
    if (hair === 'tail') g.line([[-24, -8], [-46, 8], [-50 + (o.swing ?? 0), 38]], hc, 14);
    if (hair === 'plait') g.line([[-24, 2], [-36, 30], [-38 + (o.swing ?? 0), 84]], hc, 13);
    g.disc(0, 0, 31, skin);
    if (hair === 'afro') { g.disc(-8, -14, 30, hc); g.disc(-20, 4, 18, hc); g.ell(12, 8, 22, 20, skin); }
    else if (hair === 'turban') { g.shape('M-33 -4 a34 34 0 0 1 67 -6 q-30 -14 -67 6Z', cap); g.line('M-30 -8 Q0 -30 32 -12', C.paper, 3); }
    else g.shape('M-32 -2 a33 33 0 0 1 62 -16 q-26 4 -36 8 q-6 18 -26 8Z', hc);
    if (hair === 'cap') { g.shape('M-32 -8 a33 33 0 0 1 62 -14 l18 8 q2 9 -8 9 q-40 -12 -72 -3Z', cap); }
    if (hair === 'helmet') { g.shape('M-34 -4 a35 35 0 0 1 69 -8 l4 6 q-40 -8 -73 2Z', cap); g.line('M-14 -30 L16 -30', C.paper, 5); }
    if (hair === 'band') g.line('M-31 -8 Q0 -22 30 -14', cap, 7);
    if (o.face !== false) {
      g.disc(15, 0, 3, HAIR);
      if (o.smile === 'open') g.shape('M8 12 q10 3 17 -3 q0 14 -11 13 q-6 -2 -6 -10Z', C.paper); else g.line('M9 13 q8 5 15 -1', HAIR, 3.2);
    }
  });
}

/** Hip at x, y; feet relative to the hip, hands relative to the shoulders; index 0 is the near side. Faces right, sx -1 faces left. */
export function person(g, o) {
  const skin = o.skin ?? SKIN[0]; const far = shade[skin] ?? skin; const lean = o.lean ?? 0; const leg = o.leg ?? 68;
  const shirt = o.shirt ?? C.marigold; const shorts = o.shorts ?? C.ink; const knee = o.knee ?? [-1, -1]; const elbow = o.elbow ?? [1, 1];
  g.at(o.x, o.y, { s: o.s ?? 1, sx: o.sx ?? 1, rot: o.rot ?? 0 }, () => {
    const sh = [Math.sin(lean) * 104, -Math.cos(lean) * 104];
    const limbLeg = (i) => {
      const hip = [i ? 7 : -7, 2]; const [k, f] = joint(hip, o.feet[i], leg, leg, knee[i]); const col = o.trousers ?? (i ? far : skin);
      g.line([hip, k, f], i && o.trousers ? (o.trousersFar ?? o.trousers) : col, 26);
      if (!o.trousers) g.line([hip, [lerp(hip[0], k[0], 0.62), lerp(hip[1], k[1], 0.62)]], shorts, 34);
      const a = Math.atan2(f[1] - k[1], f[0] - k[0]) - Math.PI / 2; const flat = o.flat?.[i] ?? (f[1] > 108 ? 0 : a);
      g.at(f[0], f[1], { rot: flat }, () => g.line('M-4 8 L20 9', o.barefoot ? skin : o.shoe ?? C.paper, o.barefoot ? 15 : 19));
    };
    const limbArm = (i) => {
      const s = [sh[0] + (i ? 14 : -14), sh[1] + 6]; const to = [s[0] + o.hands[i][0], s[1] + o.hands[i][1]]; const [e, h] = joint(s, to, 54, 54, elbow[i]);
      g.line([s, e, h], i ? far : skin, 20); g.line([s, [lerp(s[0], e[0], o.sleeve ?? 0.5), lerp(s[1], e[1], o.sleeve ?? 0.5)]], i ? o.shirtFar ?? shirt : shirt, 27);
      if (o.sleeve > 0.9) g.line([e, [lerp(e[0], h[0], 0.75), lerp(e[1], h[1], 0.75)]], i ? o.shirtFar ?? shirt : shirt, 24);
      g.disc(h[0], h[1], 12, i ? far : skin); o.hold?.(i, h, e);
    };
    limbArm(1); limbLeg(1); if (!o.skirt) limbLeg(0);
    if (o.skirt) { limbLeg(0); o.skirt(); }
    g.at(0, 0, { rot: lean }, () => {
      if (!o.skirt) g.shape('M-30 -14 L-32 18 Q0 30 32 18 L30 -14Z', o.trousers ?? shorts);
      g.shape('M-33 -2 L-27 -108 Q2 -124 31 -106 L33 -2 Q0 12 -33 -2Z', shirt);
      if (o.stripe) g.line('M-31 -42 Q0 -34 32 -42', o.stripe, 13, [], 'butt');
      if (o.number) g.at(2, -40, { sx: o.sx ?? 1 }, () => g.text(o.number, 0, 0, 44, o.numberColor ?? C.paper, { align: 'center' }));
      if (o.bib) { g.rect(-19, -76, 40, 34, C.paper, 4); g.line('M-10 -64 H12 M-10 -54 H6', C.ink, 4.5); }
      g.line([[2, -108], [4, -126]], skin, 19);
    });
    const hx = Math.sin(lean) * 150 + 6; const hy = -Math.cos(lean) * 150;
    head(g, hx, hy, { ...o, skin, tilt: (o.tilt ?? 0) + lean * 0.6 });
    limbArm(0);
  });
}

/** One step of running: phase 0…1, big is the length of the stride. */
export function runPose(ph, big = 1) {
  const foot = (p) => {
    p = ((p % 1) + 1) % 1;
    if (p < 0.36) { const k = p / 0.36; return [lerp(56, -58, k) * big, 126]; }
    const k = (p - 0.36) / 0.64; return [lerp(-62, 56, k ** 0.9) * big - Math.sin(k * Math.PI) * 14, 126 - Math.sin(k ** 0.75 * Math.PI) * 76 * big];
  };
  const arm = (p) => { const s = Math.sin(TAU * p); return [s * 44 * big + 8, 56 - Math.max(0, s) * 30]; };
  return { feet: [foot(ph), foot(ph + 0.5)], hands: [arm(ph + 0.58), arm(ph + 0.08)], bob: -Math.abs(Math.sin(TAU * (ph + 0.06))) * 15 * big, lean: 0.12 * big, knee: [-1, -1], elbow: [1, 1] };
}
export const stand = { feet: [[-18, 128], [20, 128]], hands: [[-14, 92], [18, 92]], lean: 0 };

/** The long shadow of a floodlight; all shadows are drawn before all players. */
export function topShadow(g, x, y, angles = [0.5], c = '#032A20') {
  for (const a of angles) g.at(x, y, { rot: a }, () => g.fade(0.5, () => g.shape('M-20 0 L20 0 L36 190 Q0 212 -36 190Z', c)));
}
/** A player seen from above. */
export function topPlayer(g, x, y, dir, ph, shirt, o = {}) {
  const st = Math.sin(TAU * ph) * Math.max(0.5, o.run ?? 1); const s = o.s ?? 1;
  g.at(x, y, { rot: dir, s }, () => {
    g.line([[-13, 4], [-15, 4 + 46 * st]], C.paper, 15); g.line([[13, -4], [15, -4 - 46 * st]], C.ink, 15);
    g.line([[-36, 0], [-56, -30 * st], [-50, -44 * st - 4]], shirt, 17); g.line([[36, 0], [56, 30 * st], [50, 44 * st - 4]], shirt, 17);
    g.disc(-50, -46 * st - 5, 8, SKIN[0]); g.disc(50, 46 * st - 5, 8, SKIN[0]);
    g.ell(0, 0, 42, 21, shirt); g.disc(0, -2, 18, '#3A2317'); g.shape('M-18 -4a18 18 0 0 1 36 0Z', HAIR);
    if (o.hair) g.line([[0, 8], [0, 26]], HAIR, 9);
  });
}
/** Heads and arms of people in the front row. */
export function crowd(g, y, n, t, o = {}) {
  for (let i = 0; i < n; i++) {
    const k = Math.sin(i * 12.9) * 0.5 + 0.5; const x = (o.x0 ?? -20) + (i + k * 0.5) * ((o.w ?? g.W + 60) / n); const up = Math.abs(Math.sin(TAU * (t * (o.hz ?? 1) + k * 0.35))) * (o.jump ?? 14);
    const r = (o.r ?? 26) * (0.85 + k * 0.35); const yy = y - up - k * 26;
    const col = o.color ?? C.night;
    if (o.arms && i % o.arms === 0) { const sway = Math.sin(TAU * (t * 0.5 + k)) * 14; g.line([[x - r, yy + r * 1.4], [x - r * 1.3 + sway, yy - r * 0.6], [x - r * 0.9 + sway * 1.6, yy - r * 2.3]], col, r * 0.48); if (o.phone) { g.rect(x - r * 1.1 + sway * 1.6, yy - r * 3, r * 0.6, r * 0.95, o.phone, 3); } }
    g.disc(x, yy, r, col); g.rect(x - r * 1.5, yy + r * 0.9, r * 3, 400, col, r * 0.9);
  }
}
