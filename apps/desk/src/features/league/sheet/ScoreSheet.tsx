import { useApi } from '@maidan/api-client/core/api-provider';
import { deskFixtureQuery, deskMatchQuery } from '@maidan/api-client/queries/desk/league';
import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { Row, Text } from '@maidan/ui/layout';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../rows/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { whenText } from '../fixture-text.ts';
import { QrCode } from '../scoring/QrCode.tsx';
import { CricketSheet } from './CricketSheet.tsx';
import { GoalSheet } from './GoalSheet.tsx';
import * as css from './ScoreSheet.css.ts';

/** A printable score sheet for a ground without phones, with a QR code to the match page. */
export function ScoreSheet({ id }: { id: string }) {
  const api = useApi();
  const fixture = useQuery(deskFixtureQuery(api, id));
  const match = useQuery({ ...deskMatchQuery(api, id), enabled: fixture.data?.fixture.may_change === true });
  const sport = match.data?.match?.sport ?? match.data?.suggested.sport;
  return (
    <Loaded query={fixture} what="match" back={{ href: paths.leagues(), label: 'Back to the leagues' }}>
      {({ fixture: found }) => (
        <>
          <div className={css.acts}>
            <Text as="h1" font="head26" fontWeight="head">
              Score sheet
            </Text>
            <p>A4, black on white. Write players’ names by hand; shirt numbers are enough.</p>
            <Row flexWrap="wrap">
              <Button variant="signal" onClick={() => print()}>
                Print
              </Button>
              <LinkButton href={paths.fixture(found.league.id, 'open', found.id)}>Back to the match</LinkButton>
            </Row>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls needs the keyboard */}
          <section className={css.sheet} data-sheet tabIndex={0} aria-label="Preview">
            {(sport ?? (found.category.overs === null ? 'football' : 'cricket')) === 'cricket' ? (
              ([1, 2] as const).map((innings) => (
                <section key={innings} className={css.page} aria-label={`Innings ${innings}`}>
                  <SheetHead fixture={found} />
                  <CricketSheet fixture={found} innings={innings} />
                  <Signatures />
                </section>
              ))
            ) : (
              <section className={css.page} aria-label="Match">
                <SheetHead fixture={found} />
                <GoalSheet fixture={found} isBasketball={sport === 'basketball'} />
                <Signatures />
              </section>
            )}
          </section>
        </>
      )}
    </Loaded>
  );
}

function SheetHead({ fixture }: { fixture: DeskFixture }) {
  const { leagueOrigin } = useSiteConfig();
  const { league, category, group, type, date, time, ground, team_1: one, team_2: two } = fixture;
  const address = `${leagueOrigin}/match/${fixture.id}`;
  return (
    <header className={css.head}>
      <div>
        <p className={css.where}>{[league.name, category.name, type ?? group.name].join(' · ')}</p>
        <p className={css.teams}>
          {one} v {two}
        </p>
        <p className={css.where}>{[whenText(date, time), ground].filter(Boolean).join(' · ')}</p>
        <p className={css.address}>{address}</p>
      </div>
      <div className={css.code}>
        <QrCode value={address} label={`QR code of the page of ${one} v ${two}`} />
      </div>
    </header>
  );
}

function Signatures() {
  return (
    <footer className={css.signatures}>
      {['Scorer', 'Umpire or referee', 'Captain', 'Captain'].map((who, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the two captains differ only in their place
        <p key={at} className={css.signature}>
          {who}
        </p>
      ))}
    </footer>
  );
}
