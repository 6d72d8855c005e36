import { t } from '@maidan/i18n/text';
import { useEffect, useState } from 'react';
import { createOneTap } from '../one-tap.ts';
import { UndoKey } from '../UndoKey.tsx';
import type { CricketParts } from './CricketScreen.tsx';
import * as padCss from '../Pad.css.ts';

const runs = [
  { bat: 2, shape: 'runs' },
  { bat: 3, shape: 'runs' },
  { bat: 6, shape: 'boundary' },
] as const;
const low = [
  { bat: 0, shape: 'runs' },
  { bat: 1, shape: 'runs' },
  { bat: 4, shape: 'boundary' },
] as const;
const extras = [
  { extra: 'wide', label: () => t('score.wide'), key: 'w' },
  { extra: 'noball', label: () => t('score.noBall'), key: 'n' },
  { extra: 'bye', label: () => t('score.bye'), key: 'b' },
  { extra: 'legbye', label: () => t('score.legBye'), key: 'l' },
] as const;

type Sheet = (typeof extras)[number]['extra'] | 'wicket' | 'more';

/** The pad never moves, and its most used keys are at the bottom. A plain ball takes one tap or one key press. */
export function CricketPad({ open: show, ...parts }: CricketParts & { open: (sheet: Sheet) => void }) {
  const { session } = parts;
  const [accept] = useState(createOneTap);
  const score = (bat: number, isBoundary: boolean) =>
    void session.play('ball', { bat, ...(isBoundary ? { boundary: true } : {}) });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (!accept({ key: event.key, place: null, at: Date.now() })) return;
      if (/^[0-6]$/.test(event.key) && event.key !== '5')
        score(Number(event.key), event.key === '4' || event.key === '6');
      else if (event.key === 'x') show('wicket');
      else if (event.key === 'm') show('more');
      else {
        const extra = extras.find(({ key }) => key === event.key);
        if (extra) show(extra.extra);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const runKey = ({ bat, shape }: { bat: number; shape: 'runs' | 'boundary' }) => (
    <button key={bat} type="button" className={padCss.key[shape]} onClick={() => score(bat, shape === 'boundary')}>
      {bat}
      {bat === 0 ? <span className={padCss.keyNote}>{t('score.dotBall')}</span> : null}
    </button>
  );
  return (
    <fieldset className={padCss.pad} aria-label={t('score.thisBall')}>
      {extras.map(({ extra, label }) => (
        <button key={extra} type="button" className={padCss.key.plain} onClick={() => show(extra)}>
          {label()}
        </button>
      ))}
      {runs.map(runKey)}
      <button type="button" className={padCss.key.wicket} onClick={() => show('wicket')}>
        <svg
          width="44"
          height="52"
          viewBox="0 0 48 56"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          aria-hidden="true"
        >
          <path d="M10 16V52M24 16V52M38 16V52M8 8H21M27 8H40" />
        </svg>
        {t('score.wicket')}
      </button>
      {low.map(runKey)}
      <UndoKey {...parts} />
      <button type="button" className={padCss.key.more} onClick={() => show('more')}>
        {t('score.more')}
      </button>
    </fieldset>
  );
}
