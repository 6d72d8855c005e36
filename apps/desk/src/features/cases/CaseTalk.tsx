import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { Avatar } from '@maidan/ui/Avatar';
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
          {at !== null && <time className={css.sayTime}>{clockAt(at)}</time>}
        </p>
        <p className={css.words} dir="auto">
          {words}
        </p>
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
    <ol className={css.talk} aria-label="Comment in context">
      {others(before)}
      <li className={css.reported}>
        <Avatar src={null} name={author ?? ''} />
        <div>
          <p className={css.sayer}>
            {author ?? 'A reader'}
            <span className={css.reportedTime}>{heldFor === null ? 'reported' : 'waiting'}</span>
          </p>
          <p className={css.reportedWords} dir="auto">
            {shown ?? <CoveredText text={text ?? ''} covered={covered} onUncover={onUncover} />}
          </p>
        </div>
      </li>
      {others(after)}
    </ol>
  );
}
