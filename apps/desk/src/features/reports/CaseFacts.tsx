import type { ReportCase } from '@maidan/contract/desk/reports';
import * as layout from '../../parts/layout.css.ts';
import { clockAt, dayAt, dayInText } from '../../parts/time.ts';
import { useNow } from '../../parts/use-now.ts';

const verbs = { hidden: 'Hidden', kept: 'Kept', shown: 'Shown' } as const;

/** Who a writer is, and what was decided last and by whom: a second moderator knows what they would undo. */
export function CaseFacts({ of: { author, writer, decision } }: { of: ReportCase }) {
  const now = useNow();
  return (
    <>
      {writer && <p className={layout.small}>{`${author ?? 'Its writer'}: ${writerText(writer)}`}</p>}
      {decision && (
        <p className={layout.small}>
          {verbs[decision.verb]}
          {decision.by === null ? '' : ` by ${decision.by}`}
          {decision.at === null ? '' : `, ${dayInText(decision.at, now)} at ${clockAt(decision.at)}`}
        </p>
      )}
    </>
  );
}

/** 'here since 2 November, 11 comments, nothing hidden'. */
function writerText({ since, comments, hidden, sanctions }: NonNullable<ReportCase['writer']>): string {
  return [
    since === null ? null : `here since ${dayAt(since)}`,
    comments === 1 ? '1 comment' : `${comments} comments`,
    hidden === 0 ? 'nothing hidden' : `${hidden} hidden`,
    sanctions === 0 ? null : sanctions === 1 ? '1 warning or limit' : `${sanctions} warnings and limits`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
