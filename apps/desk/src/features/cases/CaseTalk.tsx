import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { Avatar } from '@maidan/ui/Avatar';
import { Text } from '@maidan/ui/layout';
import { clockAt } from '../../times/time.ts';
import * as css from './Cases.css.ts';
import { CoveredText } from './CoveredText.tsx';

interface CaseTalkProps {
  of: ReportCase;
  /** The uncovered text; null while covered. */
  shown: string | null;
  onUncover: () => void;
}

const others = (said: ReportCase['before']) =>
  said.map(({ author: by, text: words, at }) => (
    <li key={`${by} ${at} ${words}`} className={css.said}>
      <Avatar src={null} name={by ?? ''} />
      <div>
        <p className={css.sayer}>
          {by ?? 'A reader'}
          {at !== null && (
            <Text as="time" font="note">
              {clockAt(at)}
            </Text>
          )}
        </p>
        <Text font="text15" whiteSpace="pre-line" dir="auto">
          {words}
        </Text>
      </div>
    </li>
  ));

/** A reported comment among the comments around it. */
export function CaseTalk({
  of: { author, text, covered, before, after, held_for: heldFor },
  shown,
  onUncover,
}: CaseTalkProps) {
  return (
    <ol aria-label="Comment in context">
      {others(before)}
      <li className={css.reported}>
        <Avatar src={null} name={author ?? ''} />
        <div>
          <p className={css.sayer}>
            {author ?? 'A reader'}
            <Text as="span" font="text13" color="ink">
              {heldFor === null ? 'reported' : 'waiting'}
            </Text>
          </p>
          <Text font="text17" whiteSpace="pre-line" dir="auto">
            {shown ?? <CoveredText text={text ?? ''} covered={covered} onUncover={onUncover} />}
          </Text>
        </div>
      </li>
      {others(after)}
    </ol>
  );
}
