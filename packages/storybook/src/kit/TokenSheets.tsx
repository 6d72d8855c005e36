import { layOver } from '@maidan/ui/tokens/contrast';
import { scrimMiddle } from '@maidan/ui/tokens/colours';
import { contrastOf, EDGE, pairs, type Pair } from '@maidan/ui/tokens/pairs';
import { scale } from '@maidan/ui/tokens/scale';
import { schemes, type Scheme } from '@maidan/ui/tokens/schemes';
import { headType } from '@maidan/ui/theme/type';
import * as css from './sheets.css.ts';

/** Every colour of a scheme, with its name and value. */
export function Swatches({ scheme }: { scheme: Scheme }) {
  return (
    <ul className={css.grid}>
      {Object.entries(schemes[scheme]).map(([name, value]) => (
        <li key={name}>
          <div className={css.swatch} style={{ background: value }} />
          <p className={css.name}>{name}</p>
          <p className={css.value}>{value}</p>
        </li>
      ))}
    </ul>
  );
}

/** Every permitted pair, with its contrast and the minimum. */
export function Pairs({ scheme }: { scheme: Scheme }) {
  return (
    <ul className={css.pairGrid}>
      {pairs.map((pair) => (
        <li key={`${pair.ink} ${pair.ground} ${pair.least}`} className={css.pair}>
          <PairSample pair={pair} scheme={scheme} />
          <div>
            <p className={css.name}>{contrastOf(pair, schemes[scheme]).toFixed(2)}:1</p>
            <p className={css.value}>
              {pair.ink} on {pair.ground}, needs {pair.least}:1
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Text for a pair used for text, an edge for one used for edges. */
function PairSample({ pair, scheme }: { pair: Pair; scheme: Scheme }) {
  const colours = schemes[scheme];
  const ground = pair.ground === 'scrimMiddle' ? scrimMiddle : colours[pair.ground];
  const background = pair.behind ? layOver(ground, pair.behind) : ground;
  const color = colours[pair.ink];
  if (pair.least === EDGE) return <div className={css.sample} style={{ background, border: `3px solid ${color}` }} />;
  return (
    <div className={css.sample} style={{ background, color }}>
      Aa
    </div>
  );
}

const SIZES = [13, 15, 17, 20, 26, 34, 44, 60] as const;

export function TypeScale() {
  return (
    <div className={css.rows}>
      {SIZES.map((size) => (
        <div key={size} className={css.row}>
          <p className={css.value}>
            t{size}
            <br />
            {scale[`t${size}`]}
          </p>
          <p style={{ ...(headType(size, size >= 34 ? 'name' : 'head') as React.CSSProperties) }}>Chalk on ground</p>
        </div>
      ))}
    </div>
  );
}

const SPACES = ['s1', 's2', 's3', 's4', 's5', 's6', 's8', 's10', 's12', 's16', 'touch', 'bar'] as const;
const RADII = ['rInput', 'rArchFoot', 'rCard', 'rFull'] as const;

export function SpacesAndShapes() {
  return (
    <div className={css.rows}>
      {SPACES.map((name) => (
        <div key={name} className={css.row}>
          <p className={css.value}>
            {name}, {scale[name]}
          </p>
          <div className={css.bar} style={{ width: scale[name] }} />
        </div>
      ))}
      <ul className={css.grid}>
        {RADII.map((name) => (
          <li key={name}>
            <div className={css.shape} style={{ borderRadius: scale[name] }} />
            <p className={css.value}>
              {name}, {scale[name]}
            </p>
          </li>
        ))}
        <li>
          <div className={css.shape} style={{ width: 72, height: 84, borderRadius: '36px 36px 8px 8px' }} />
          <p className={css.value}>arch(72): tags and leagues</p>
        </li>
      </ul>
    </div>
  );
}
