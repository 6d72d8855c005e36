import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { Box, Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { loser, stateText } from './fixture-text.ts';
import * as css from './League.css.ts';

interface FixtureRowProps {
  fixture: DeskFixture;
  href: string;
  current: boolean;
}

export function FixtureRow({ fixture, href, current }: FixtureRowProps) {
  const state = stateText(fixture);
  const down = loser(fixture);
  return (
    <Link className={css.row} href={href} data-row="" aria-current={current ? 'true' : undefined}>
      <span className={css.time}>{fixture.time ?? ''}</span>
      <Box as="span" minWidth={0}>
        {([1, 2] as const).map((side) => (
          <span key={side} className={down === side ? css.lost : css.team}>
            {fixture[`team_${side}`]}
            <Box as="b" flex="none" fontVariantNumeric="tabular">
              {fixture[`result_${side}`]}
            </Box>
            {side === 1 && <VisuallyHidden> v </VisuallyHidden>}
          </span>
        ))}
        <Text as="span" display="block" font="note" overflowWrap="anywhere">
          {state !== null && (
            <Text as="span" font="head13" color="ink">
              {state}.{' '}
            </Text>
          )}
          {[fixture.category.name, fixture.type, fixture.ground].filter(Boolean).join(', ')}
        </Text>
      </Box>
    </Link>
  );
}
