// Runs in the browser: draws frames and stills on a canvas and hands them out as base64.
import { Ink } from './draw/ink.mjs';
import { clips } from './scenes/index.mjs';
import { stills } from './stills/index.mjs';

const artNames = ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-6', 'avatar-7', 'dancer', 'gully', 'hoop', 'marathon', 'pitch', 'shuttle', 'skate', 'skyline', 'stall', 'tabla'];
const art = {};
const inkOn = (canvas, W, H, scale, grain = 1) => { const ctx = canvas.getContext('2d', { alpha: false }); ctx.scale(scale, scale); const g = new Ink(ctx, W, H, grain); g.art = art; return g; };
const base64 = async (canvas, type, quality) => {
  const data = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer()); let text = '';
  for (let i = 0; i < data.length; i += 32768) text += String.fromCharCode(...data.subarray(i, i + 32768));
  return btoa(text);
};
function drawClip(name, t, width, grain) {
  const clip = clips[name]; const [W, H] = clip.size; const w = width ?? clip.out?.[0] ?? W; const canvas = new OffscreenCanvas(w, Math.round((w * H) / W));
  const g = inkOn(canvas, W, H, w / W, grain); g.c.save(); clip.draw(g, t); g.c.restore(); return canvas;
}
function drawStill(name, width) {
  const { size: [w, h], unit = [w, h], draw } = stills[name]; const scale = (width ?? w) / unit[0]; const canvas = new OffscreenCanvas(Math.round(unit[0] * scale), Math.round((h / w) * unit[0] * scale));
  const g = inkOn(canvas, unit[0], (h / w) * unit[0], scale); g.c.save(); draw(g); g.c.restore(); return canvas;
}
window.frames25 = async (name, from, to, fps) => { const out = []; for (let i = from; i < to; i++) out.push(await base64(drawClip(name, i / fps, undefined, 0.3), 'image/jpeg', 0.95)); return out; };
window.frame = (name, at) => base64(drawClip(name, at, clips[name].size[0] > clips[name].size[1] ? 960 : 600), 'image/png');
window.still = (name) => base64(drawStill(name), 'image/png');
window.sheet = (clipNames, names) => {
  const tiles = [...clipNames.flatMap((n) => { const c = clips[n]; const many = clipNames.length > 2 ? 5 : clipNames.length > 1 ? 6 : 12; return Array.from({ length: many }, (_, i) => drawClip(n, (c.seconds * (i + 0.15)) / many, c.size[0] > c.size[1] ? 420 : 270)); }), ...names.map((n) => drawStill(n, stills[n].size[0] > stills[n].size[1] ? 380 : 250))];
  const wide = 1640; let x = 0; let y = 0; let row = 0; const places = tiles.map((c) => { if (x + c.width > wide) { x = 0; y += row + 8; row = 0; } const p = [x, y]; x += c.width + 8; row = Math.max(row, c.height); return p; });
  const all = new OffscreenCanvas(wide, y + row); const k = all.getContext('2d'); k.fillStyle = '#888'; k.fillRect(0, 0, wide, y + row); tiles.forEach((c, i) => k.drawImage(c, ...places[i]));
  return base64(all, 'image/png');
};
const face = new FontFace('Bricolage', 'url(fonts/bricolage-grotesque-latin-wght-normal.woff2)', { weight: '200 800' });
document.fonts.add(await face.load());
await Promise.all(artNames.map(async (n) => { const image = new Image(); image.src = `art/${n}.svg`; await image.decode(); art[n] = image; }));
window.ready = true;
