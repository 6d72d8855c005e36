// Blue hour at the court: two bounces, a jump, one high ball, the net.
import { C, SKIN, keys, span, smooth, lerp, wave, easeOut } from '../draw/ink.mjs';
import { person } from '../draw/person.mjs';
import { skyline, lamp } from '../draw/city.mjs';

export const size = [540, 960]; export const seconds = 7; const GO = 2.1; const IN = 3.7;
export function basketball(g, x, y, r, rot) { g.at(x, y, { rot, s: r / 60 }, () => { g.disc(0, 0, 60, C.amber); g.ring(0, 0, 60, C.ink, 5); g.line('M-60 0 H60 M0 -60 V60 M-42 -42 Q-8 0 -42 42 M42 -42 Q8 0 42 42', C.ink, 5); }); }
export function hoop(g, x, y, s, swish = 0, t = 0) {
  g.at(x, y, { s }, () => { g.rect(108, -60, 22, 900, '#10284d'); g.line('M118 40 L40 20', '#10284d', 16); g.shape('M-96 -170 L104 -196 L104 -6 L-96 4Z', C.paper); g.line('M-96 -170 L104 -196 L104 -6 L-96 4Z', C.ink, 9); g.line('M-44 -112 L48 -122 L48 -44 L-44 -38Z', C.red, 9);
    const dy = swish * 34; for (let i = 0; i <= 6; i++) { const k = i / 6; const x0 = -62 + k * 124; const x1 = -34 + k * 68 + Math.sin(t * 14 + i) * swish * 8; g.line(`M${x0} 22 Q${(x0 + x1) / 2 - 4} ${70 + dy} ${x1} ${116 + dy}`, '#f8f5ea', 4); } for (const q of [0.35, 0.7, 1]) g.oval(0, 22 + (94 + dy) * q, 62 - 28 * q, 9 - 3 * q, '#f8f5ea', 3.4); g.oval(0, 22, 64, 14, C.red, 10); });
}
export function draw(g, t) {
  const cam = keys(t, [[0, [200, 560, 1.04]], [GO, [210, 520, 1.12]], [2.9, [270, 330, 0.98]], [IN, [330, 300, 1.16]], [4.6, [330, 330, 1.3]], [5.6, [270, 480, 1]], [7, [270, 500, 1]]]);
  const JUMP = Math.max(0, Math.sin(span(t, GO - 0.25, GO + 0.62) * Math.PI)) * 120; const hx = 400; const hy = 250;
  g.bg('#1E3F86');
  g.at(270, 480, { s: cam[2] }, () => g.at(-cam[0], -cam[1], {}, () => {
    g.rect(-600, -900, 1800, 1200, C.blue); g.rect(-600, 240, 1800, 300, '#4A74BC'); g.rect(-600, 420, 1800, 300, '#F2A27A'); g.dots(-600, -900, 1800, 1500, '#1E3F86', 16, 2, 0.35); g.disc(90, 500, 120, C.coral); for (let i = 0; i < 12; i++) g.disc(-200 + i * 83, -260 + ((i * 137) % 420), 3, '#dfe8ff');
    skyline(g, -300, 900, 640, { color: '#2A4A86', h: 300, w: 100, seed: 8, windows: 0.16, lit: ['#FFCB57', '#FFB000'] }); skyline(g, -300, 900, 690, { color: '#162B55', h: 190, w: 130, seed: 15, windows: 0.22 });
    g.rect(-400, 640, 1500, 20, '#0d1f40'); for (let x = -400; x < 1000; x += 34) g.line(`M${x} 650 V770 M${x} 660 l34 100 M${x + 34} 660 l-34 100`, '#0d1f40', 2.4); lamp(g, -10, 780, 1.5);
    g.shape('M-500 770 H1100 V1600 H-500Z', '#C65B3B'); g.shape('M-500 770 H1100 V800 H-500Z', '#9f4129'); g.line('M-500 860 H1100', C.paper, 7); g.line('M120 860 L-40 1200 M520 860 L760 1200', C.paper, 7); g.dots(-500, 770, 1600, 700, '#a8482d', 14, 1.7, 0.5);
    const swish = t > IN ? Math.exp(-(t - IN) * 3) * Math.abs(Math.cos((t - IN) * 8)) : 0; hoop(g, hx, hy, 1, swish, t);
    if (t > IN + 0.2) g.rise(['NOTHING', 'BUT NET'], 132, 440, 82, [C.paper, C.marigold], t, { from: IN + 0.2, out: 6.4 });
    // friends on the side
    [[330, C.red, 'short', 1], [420, C.turf, 'tail', 3], [486, '#F4F0E2', 'afro', 2]].forEach(([x, c, hair, s], i) => { const joy = t > IN + 0.1; person(g, { x, y: 726 - (joy ? Math.abs(wave(t, 1.9, i * 0.21)) * 34 : 0), s: 0.72, sx: -1, skin: SKIN[s], shirt: c, shorts: C.ink, hair, feet: [[-14, 128], [18, 128]], hands: joy ? [[-30, -90], [36, -86]] : [[-10, 88], [30, 70]], smile: joy ? 'open' : 'line' }); });
    const px = 150; const crouch = keys(t, [[0, 0], [1.5, 0], [GO - 0.25, 1], [GO, 0]]); const py = 742 - JUMP + crouch * 30; g.ell(px, 876, 92 - JUMP * 0.25, 14, 'rgba(60,15,10,.45)');
    const dr = Math.abs(Math.sin((t * 1.55) * Math.PI)); const drib = t < 1.45; const follow = t > GO;
    const hands = drib ? [[52, 66 - dr * 22], [30, 62]] : t < GO ? [lerp2([46, 40], [34, -88], span(t, 1.5, GO)), lerp2([30, 40], [20, -84], span(t, 1.5, GO))] : t < 4.2 ? [[66, -84], [20, -50 + span(t, GO, 3) * 60]] : [[-34, -84 + Math.abs(wave(t, 2)) * 14], [44, -88]];
    person(g, { x: px, y: py, s: 1.16, skin: SKIN[2], shirt: C.marigold, shorts: C.marigold, stripe: C.ink, number: '7', numberColor: C.ink, hair: 'band', cap: C.red, lean: drib ? 0.2 : follow ? 0.04 : 0.1, feet: JUMP > 4 ? [[-26, 128], [14, 118]] : [[-34, 128 - crouch * 26], [34, 128 - crouch * 26]], hands, knee: [-1, -1], elbow: [-1, -1], tilt: t > 1.5 ? -0.3 : 0, shoe: C.paper, flat: JUMP > 4 ? [0.7, 0.5] : undefined, smile: t > IN ? 'open' : 'line' });
    let ball; if (drib) ball = [px + 76, lerp(866, 716, dr)]; else if (t < GO) { const k = smooth(span(t, 1.45, GO)); ball = [lerp(px + 76, px + 54, k), lerp(740, 500 - JUMP, k)]; } else if (t < IN) { const k = span(t, GO, IN); ball = [lerp(px + 54, hx, k), lerp(392, hy + 10, k) - Math.sin(k * Math.PI) * 330]; } else { const k = t - IN; const fall = hy + 10 + 520 * k * k + 120 * k; ball = fall < 840 ? [hx + k * 6, fall] : [hx + k * 40, 840 - Math.abs(Math.sin((k - 1.02) * 4.4)) * 130 * Math.exp(-(k - 1.02) * 0.9)]; }
    if (t > GO && t < IN) for (let i = 1; i < 9; i++) { const k = Math.max(0, span(t - i * 0.05, GO, IN)); g.fade(0.5, () => g.disc(lerp(px + 54, hx, k), lerp(392, hy + 10, k) - Math.sin(k * Math.PI) * 330, 5, C.paper)); }
    basketball(g, ball[0], ball[1], 37, t * 5); if (t > IN - 0.05 && t < IN + 0.5) { g.ring(hx, hy + 22, 64, 'rgba(0,0,0,0)', 1); g.line(`M${hx - 64} ${hy + 22} A64 14 0 0 0 ${hx + 64} ${hy + 22}`, C.red, 10); }
  }));
}
const lerp2 = (a, b, k) => [lerp(a[0], b[0], easeOut(k)), lerp(a[1], b[1], easeOut(k))];
export function sound(m) {
  for (let i = 0; i < 3; i++) { const t = (i + 0) / 1.55; m.tone(t, 120, 0.16, 0.8, { slide: -8 }); m.noise(t, 0.05, 0.4, { lp: 2500 }); } m.noise(GO - 0.2, 0.12, 0.14, { hp: 2500 }); m.noise(IN, 0.32, 0.8, { hp: 2200, lp: 9000, env: (x) => Math.sin(Math.min(1, x / 0.3) * Math.PI) }); for (const t of [4.75, 5.46, 6.18]) m.tone(t, 110, 0.16, 0.5, { slide: -8 }); m.crowd((t) => 0.06 + (t > IN ? 1.2 * Math.exp(-(t - IN) * 0.8) : 0));
  m.beat(0, 0.3225, 'x..x.x..', (t) => m.kick(t, 0.5)); m.beat(0, 0.3225, '..x...x.', (t) => m.clap(t, 0.2)); m.beat(0, 0.16125, 'x.xx', (t) => m.hat(t, 0.05)); m.beat(0, 0.645, 'x', (t, c, i) => { m.bass(t, [38, 41, 36, 43][i % 4], 0.5, 0.28); m.pad(t, [[62, 65, 69], [65, 69, 72], [60, 64, 67], [62, 67, 70]][i % 4], 0.7, 0.035); }); m.room(0.2);
}
