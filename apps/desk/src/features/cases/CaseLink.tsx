import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { PauseIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { isTooLong, shortMoment, waited } from '../../times/time.ts';
import * as panes from '../../page/panes.css.ts';
import { caseLine, caseReason, caseThing } from './case-names.ts';
import * as css from './Cases.css.ts';

interface CaseLinkProps {
  of: ReportCase;
  href: string;
  current: boolean;
  now: number;
}

export function CaseLink({ of: one, href, current, now }: CaseLinkProps) {
  const { reports, held_for: heldFor, first_at: at, decision, is_hidden: isHidden } = one;
  const isDecided = isHidden || (decision !== null && reports > 0 && heldFor === null);
  return (
    <Link className={css.row} href={href} data-row="" aria-current={current ? 'true' : undefined}>
      <span className={css.tile}>
        {heldFor === null ? `${reports} ` : <PauseIcon size={20} />}
        {heldFor === null && <span className={css.tileUnit}>{reports === 1 ? 'person' : 'people'}</span>}
      </span>
      <span className={panes.rowText}>
        <span className={panes.rowHead}>
          <b className={panes.name}>{caseReason(one)}</b>
          {at !== null && (
            <span className={!isDecided && isTooLong(at, now) ? panes.tooLong : panes.when}>
              <VisuallyHidden>{isDecided ? 'first reported ' : 'waiting '}</VisuallyHidden>
              {isDecided ? shortMoment(at, now) : waited(at, now)}
            </span>
          )}
        </span>
        <span className={panes.line} dir="auto">
          {caseLine(one)}
        </span>
        <span className={panes.note}>{caseThing(one)}</span>
      </span>
    </Link>
  );
}
