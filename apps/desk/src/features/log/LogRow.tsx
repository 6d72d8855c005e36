import type { LoggedAct } from '@maidan/contract/desk/log';
import type { ReactNode } from 'react';
import { describeAct } from '../../acts/describe-act.ts';
import * as layout from '../../page/layout.css.ts';
import { momentAt } from '../../times/time.ts';
import { describeChange } from './describe-change.ts';

/** One entry: a sentence, the changed values, the time and device, and its undo. */
export function LogRow({ act, children }: { act: LoggedAct; children: ReactNode }) {
  const change = describeChange(act);
  return (
    <>
      <span className={layout.rowText}>
        {describeAct(act)}
        {change !== null && (
          <>
            <br />
            <span className={layout.rowNote}>{change}</span>
          </>
        )}
        <br />
        <span className={layout.small}>
          {[act.at === null ? null : momentAt(act.at), act.device].filter(Boolean).join(', ')}
        </span>
      </span>
      {children}
    </>
  );
}
