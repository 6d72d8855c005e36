import type { Reply } from '@maidan/contract/core/endpoint';
import type { DeskFixture, previewFixtureResult } from '@maidan/contract/desk/league/league-fixtures';
import { Box, Grid, Row, Text } from '@maidan/ui/layout';
import { endText, inningsText } from './fixture-text.ts';
import type { bodyOf } from './result-draft.ts';
import { Standings } from './Standings.tsx';

interface ResultCheckProps {
  fixture: DeskFixture;
  body: ReturnType<typeof bodyOf>;
  tables: Reply<typeof previewFixtureResult>;
}

/** Both scores read back, with the table before and after. */
export function ResultCheck({ fixture, body, tables: { before, after } }: ResultCheckProps) {
  const entered: DeskFixture = { ...fixture, ...body };
  const end = endText(entered);
  return (
    <>
      {body.status === 'walkover' ? (
        <p>{end}. They get the points for a win. The match has no score, and no runs, overs or goals are counted.</p>
      ) : body.status === 'no_result' ? (
        <p>Both teams get the points for no result, and the match has no score.</p>
      ) : (
        <ul>
          {([1, 2] as const).map((side) => {
            const innings = inningsText(entered, side);
            return (
              <Row
                as="li"
                justifyContent="space-between"
                gap={3}
                font="name"
                letterSpacing={0}
                overflowWrap="anywhere"
                key={side}
              >
                <span>
                  {fixture[`team_${side}`]}
                  {innings !== '' && (
                    <Text as="small" display="block" font="note" overflowWrap="anywhere">
                      {innings}
                    </Text>
                  )}
                </span>
                <Box as="b" flex="none" fontVariantNumeric="tabular">
                  {entered[`result_${side}`]}
                </Box>
              </Row>
            );
          })}
          {end === null ? null : (
            <Text as="li" display="block" font="note" overflowWrap="anywhere">
              {end}.
            </Text>
          )}
        </ul>
      )}
      {before === null || after === null ? (
        <Text display="block" font="note" overflowWrap="anywhere">
          A knockout has no table. The result also shows who goes through.
        </Text>
      ) : (
        <Grid gap={4}>
          <div>
            <Text as="h3" paddingBottom={1} font="head15">
              The table now
            </Text>
            <Standings label="The table now" rows={before} />
          </div>
          <div>
            <Text as="h3" paddingBottom={1} font="head15">
              With this result
            </Text>
            <Standings label="The table with this result" rows={after} />
          </div>
        </Grid>
      )}
    </>
  );
}
