// Remakes the media of the demo pack.
//   node make/make-media.mjs                  everything
//   node make/make-media.mjs --only turf-night   clips, stills or audio whose name contains the word (several: a,b)
//   node make/make-media.mjs --only turf-night --sheet sheet.png   preview only: a contact sheet, nothing is written to media/
//   node make/make-media.mjs --stills            everything except the clips
// Needs ffmpeg, and Chromium (CHROMIUM_PATH or /usr/bin/chromium). Drawing depends only on time, so a second run draws the same.
import { writeFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openStage } from './open-stage.mjs';
import { encodeClip, encodeStill, encodeAudio } from './encode.mjs';
import { clips, tunes } from './scenes/index.mjs';
import { stillNames } from './still-names.mjs';
import { posters } from './posters.mjs';

const argument = (flag) => { const i = process.argv.indexOf(flag); return i < 0 ? undefined : process.argv[i + 1]; };
const only = argument('--only')?.split(',');
const wanted = (name) => !only || only.some((word) => name.includes(word));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));
mkdirSync(media, { recursive: true });

const stage = await openStage();
try {
  const sheet = argument('--sheet');
  if (sheet) {
    const names = Object.keys(clips).filter(wanted);
    writeFileSync(sheet, await stage.sheet(names, stillNames.filter((name) => !names.length && wanted(name))));
  } else {
    for (const [name, clip] of Object.entries(clips)) {
      if (wanted(name) && process.argv.indexOf('--stills') < 0) { console.log('clip', name, await encodeClip(stage, name, clip, media)); }
    }
    for (const name of stillNames) if (wanted(name)) await encodeStill(await stage.still(name), `${media}${name}.webp`);
    for (const [slug, { clip, at }] of Object.entries(posters)) if (wanted(slug) || wanted(clip)) await encodeStill(await stage.frame(clip, at), `${media}poster-${slug}.webp`);
    if (wanted('og-default')) await encodeStill(await stage.still('og-default'), `${media}og-default.jpg`);
    for (const [slug, tune] of Object.entries(tunes)) if (wanted(slug)) await encodeAudio(tune, `${media}audio-${slug}.m4a`);
  }
} finally { await stage.close(); }
