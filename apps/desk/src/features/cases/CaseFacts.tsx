import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { Text } from '@maidan/ui/layout';
import * as layout from '../../page/layout.css.ts';
import { clockAt, dayAt, dayInText } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import * as css from './Cases.css.ts';

const verbs = { hidden: 'Hidden', kept: 'Kept', shown: 'Shown' } as const;

/** The author's record and the latest decision, so that a second moderator knows what they would undo. */
export function CaseFacts({ of: { author, writer, decision } }: { of: ReportCase }) {
  const now = useNow();
  if (!writer && !decision) return null;
  return (
    <section>
      <h2 className={layout.sectionHead}>{writer ? (author ?? 'The author') : 'Latest decision'}</h2>
      <ul>
        {writer && (
          <>
            <li className={css.fact}>
              {writer.since === null ? 'Has an account' : `Here since ${dayAt(writer.since)}`}
              <Text as="span" flex="none" font="note">
                {writer.comments === 1 ? '1 comment' : `${writer.comments} comments`}
              </Text>
            </li>
            <li className={css.fact}>
              {sanctionsText(writer.sanctions)}
              <Text as="span" flex="none" font="note">
                {writer.hidden === 0 ? 'nothing hidden' : `${writer.hidden} hidden`}
              </Text>
            </li>
          </>
        )}
        {decision && (
          <li className={css.fact}>
            {`${verbs[decision.verb]}${decision.by === null ? '' : ` by ${decision.by}`}${
              decision.at === null ? '' : `, ${dayInText(decision.at, now)} at ${clockAt(decision.at)}`
            }`}
          </li>
        )}
      </ul>
    </section>
  );
}

function sanctionsText(count: number): string {
  if (count === 0) return 'Never warned or limited';
  return count === 1 ? '1 warning or limit' : `${count} warnings and limits`;
}
