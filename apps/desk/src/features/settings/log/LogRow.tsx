import type { LoggedAct } from '@maidan/contract/desk/log';
import type { ReactNode } from 'react';
import { describeAct } from '../../../parts/acts/describe-act.ts';
import * as layout from '../../../parts/layout.css.ts';
import { momentAt } from '../../../parts/time/time.ts';

/** What an entry changed: 'roles: editor, now editor, owner'. */
function changeText({ before, after }: LoggedAct): string | null {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = names.map((name) => {
    const [old, now] = [before?.[name] ?? null, after?.[name] ?? null];
    const label = name.replaceAll('_', ' ');
    if (old === null) return `${label}: ${now || 'nothing'}`;
    return `${label}: ${old || 'nothing'}, now ${now || 'nothing'}`;
  });
  return changes.length === 0 ? null : changes.join('. ');
}

/** One act: a sentence, what changed, when and on which device, and what can be done about it. */
export function LogRow({ act, children }: { act: LoggedAct; children: ReactNode }) {
  const change = changeText(act);
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
