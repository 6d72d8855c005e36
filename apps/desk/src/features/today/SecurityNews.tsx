import type { LogEntry } from '@maidan/contract/desk/log';
import { describeAct } from '../../acts/describe-act.ts';
import * as layout from '../../page/layout.css.ts';
import { shortMoment } from '../../times/time.ts';

/** For owners: recovery codes used, roles changed and removal limits reached. */
export function SecurityNews({ entries, now }: { entries: readonly LogEntry[]; now: number }) {
  return (
    <ul className={layout.rows}>
      {entries.map((entry) => (
        <li key={entry.id} className={layout.row}>
          <span className={layout.rowText}>{describeAct(entry)}</span>
          {entry.at !== null && <time className={layout.small}>{shortMoment(entry.at, now)}</time>}
        </li>
      ))}
    </ul>
  );
}
