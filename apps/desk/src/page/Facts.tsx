import { Box, Row } from '@maidan/ui/layout';
import * as css from './Facts.css.ts';

export type Fact = readonly [name: string, value: string];

/** A list of names and values. Empty values are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <Row justifyContent="space-between" gap={3} paddingBlock={2} font="text13" overflowWrap="anywhere" key={name}>
            <Box as="dt" color="quiet">
              {name}
            </Box>
            <Box as="dd" textAlign="end">
              {value}
            </Box>
          </Row>
        ),
      )}
    </dl>
  );
}
