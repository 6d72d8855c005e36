import type { LogEntry } from '@maidan/contract/desk/log';
import { Text } from '@maidan/ui/layout';
import { describeAct } from '../../acts/describe-act.ts';
import * as layout from '../../page/layout.css.ts';
import { shortMoment } from '../../times/time.ts';

/** For owners: recovery codes used, roles changed and removal limits reached. */
export function SecurityNews({ entries, now }: { entries: readonly LogEntry[]; now: number }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className={layout.row}>
          <span className={layout.rowText}>{describeAct(entry)}</span>
          {entry.at !== null && (
            <Text as="time" font="note">
              {shortMoment(entry.at, now)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
