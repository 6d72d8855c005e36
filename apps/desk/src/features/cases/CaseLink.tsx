import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { PauseIcon } from '@maidan/ui/icons';
import { Box, Row, Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { shortMoment } from '../../times/time.ts';
import { Waited } from '../../times/Waited.tsx';
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
      <Box as="span" minWidth={0}>
        <Row as="span" alignItems="baseline">
          <Text as="b" flex="rest" font="name" whiteSpace="ellipsis">
            {caseReason(one)}
          </Text>
          {at !== null && !isDecided && <Waited since={at} now={now} />}
          {at !== null && isDecided && (
            <Text as="span" flex="none" font="note" fontVariantNumeric="tabular">
              <VisuallyHidden>first reported </VisuallyHidden>
              {shortMoment(at, now)}
            </Text>
          )}
        </Row>
        <Text as="span" display="block" font="text15" whiteSpace="ellipsis" dir="auto">
          {caseLine(one)}
        </Text>
        <Text as="span" display="block" font="note" whiteSpace="ellipsis">
          {caseThing(one)}
        </Text>
      </Box>
    </Link>
  );
}
