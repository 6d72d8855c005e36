import * as turfNight from './turf-night.mjs';
import * as gullySix from './gully-six.mjs';
import * as bowlAir from './bowl-air.mjs';
import * as dosaPan from './dosa-pan.mjs';
import * as dancerSpin from './dancer-spin.mjs';
import * as hoopSwish from './hoop-swish.mjs';
import * as cubbonRun from './cubbon-run.mjs';
import * as metroNight from './metro-night.mjs';
import * as smash from './smash.mjs';
import * as rainAuto from './rain-auto.mjs';
import * as kites from './kites.mjs';
import * as bandSet from './band-set.mjs';
import * as mural from './mural.mjs';
import * as coffeePour from './coffee-pour.mjs';
import * as nightRide from './night-ride.mjs';
import * as adTurf from './ad-turf.mjs';
import * as adShuttle from './ad-shuttle.mjs';
import { morning, nightShift, eightBeats } from '../sound/tunes.mjs';

/** Clips by name; the pack calls the file media/clip-<name>.mp4. */
export const clips = {
  'turf-night': turfNight,
  'gully-six': gullySix,
  'bowl-air': bowlAir,
  'dosa-pan': dosaPan,
  'dancer-spin': dancerSpin,
  'hoop-swish': hoopSwish,
  'cubbon-run': cubbonRun,
  'metro-night': metroNight,
  'smash': smash,
  'rain-auto': rainAuto,
  'kites': kites,
  'band-set': bandSet,
  'mural': mural,
  'coffee-pour': coffeePour,
  'night-ride': nightRide,
  'ad-turf': adTurf,
  'ad-shuttle': adShuttle,
};
/** Audio bars by slug. */
export const tunes = { 'bohag-morning-set': morning, 'night-shift': nightShift, 'eight-beats': eightBeats };
