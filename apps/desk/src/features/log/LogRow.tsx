import type { LoggedAct } from '@maidan/contract/desk/log';
import { Text } from '@maidan/ui/layout';
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
            <Text as="span" font="aside">
              {change}
            </Text>
          </>
        )}
        <br />
        <Text as="span" font="note">
          {[act.at === null ? null : momentAt(act.at), act.device].filter(Boolean).join(', ')}
        </Text>
      </span>
      {children}
    </>
  );
}
