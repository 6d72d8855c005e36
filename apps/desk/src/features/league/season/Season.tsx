import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueSeasonQuery } from '@maidan/api-client/queries/desk/league';
import type { DeskLeague } from '@maidan/contract/desk/league/league';
import type { Season as SeasonData, SeasonCategory, SeasonGroup } from '@maidan/contract/desk/league/season/season';
import { PageBody } from '../../../page/PageBody.tsx';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { EditIcon, PlusIcon } from '@maidan/ui/icons';
import { Row } from '@maidan/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { Section } from '../../../page/Section.tsx';
import { hasRole, useStaff } from '../../../session/DeskContext.tsx';
import { BracketsDialog } from '../brackets/BracketsDialog.tsx';
import { About } from './About.tsx';
import { AddFixturesDialog } from './AddFixturesDialog.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { LeagueDialog } from './LeagueDialog.tsx';
import { TeamsDialog } from './TeamsDialog.tsx';
import { RainDialog } from './RainDialog.tsx';
import { SocialPosts } from './SocialPosts.tsx';
import { ListRow } from '../../../rows/ListRow.tsx';

type Edited =
  | { readonly what: 'league' | 'rain' }
  | { readonly what: 'category'; readonly category: SeasonCategory | null }
  | { readonly what: 'group'; readonly category: SeasonCategory; readonly group: SeasonGroup | null }
  | { readonly what: 'teams' | 'fixtures' | 'knockouts'; readonly category: SeasonCategory };

const teamsText = ({ teams, has_table: hasTable, fixtures }: SeasonGroup): string => {
  const kind = hasTable ? '' : 'Knockout, ';
  const names = teams.length === 0 ? 'no teams yet' : teams.join(', ');
  return `${kind}${names}. ${fixtures} ${fixtures === 1 ? 'match' : 'matches'}`;
};

/** The setup of a league: categories, groups, teams and fixtures, in the order they are created. */
export function Season({ league }: { league: DeskLeague }) {
  const query = useQuery(leagueSeasonQuery(useApi(), league.id));
  const isOwner = hasRole(useStaff(), 'owner');
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  return (
    <PageBody paddingTop={5}>
      <Loaded query={query} what="season">
        {(season) => (
          <>
            <Row flexWrap="wrap">
              <Button icon={<EditIcon size={20} />} onClick={() => setEdited({ what: 'league' })}>
                Name, text and sponsor
              </Button>
              <Button onClick={() => setEdited({ what: 'rain' })}>Rained off</Button>
              <Button
                variant="signal"
                icon={<PlusIcon size={20} />}
                onClick={() => setEdited({ what: 'category', category: null })}
              >
                New category
              </Button>
            </Row>
            {season.categories.length === 0 && (
              <p>Start with a category such as “Under 17”, then add its groups and teams, then the matches.</p>
            )}
            {season.categories.map((category) => (
              <Category key={category.id} category={category} onEdit={setEdited} />
            ))}
            {edited !== null && editorOf(edited, season, close)}
          </>
        )}
      </Loaded>
      <SocialPosts league={league} />
      {isOwner && <About />}
    </PageBody>
  );
}

function Category({ category, onEdit }: { category: SeasonCategory; onEdit: (edited: Edited) => void }) {
  return (
    <Section
      title={category.name}
      note={
        <IconButton
          label={`Edit ${category.name}`}
          icon={<EditIcon size={20} />}
          onClick={() => onEdit({ what: 'category', category })}
        />
      }
    >
      {category.groups.length === 0 ? (
        <p className={layout.row}>No groups yet.</p>
      ) : (
        <ul>
          {category.groups.map((group) => (
            <ListRow key={group.id} name={group.name} note={teamsText(group)}>
              <IconButton
                label={`Edit ${group.name} of ${category.name}`}
                icon={<EditIcon />}
                onClick={() => onEdit({ what: 'group', category, group })}
              />
            </ListRow>
          ))}
        </ul>
      )}
      <Row flexWrap="wrap" paddingTop={4}>
        <Button icon={<PlusIcon size={20} />} onClick={() => onEdit({ what: 'group', category, group: null })}>
          New group
        </Button>
        {category.groups.length > 0 && (
          <Button icon={<PlusIcon size={20} />} onClick={() => onEdit({ what: 'fixtures', category })}>
            Add matches
          </Button>
        )}
        {category.groups.some(({ teams }) => teams.length > 0) && (
          <>
            <Button onClick={() => onEdit({ what: 'teams', category })}>Teams and squads</Button>
            <Button onClick={() => onEdit({ what: 'knockouts', category })}>Knockouts</Button>
          </>
        )}
      </Row>
    </Section>
  );
}

function editorOf(edited: Edited, season: SeasonData, onClose: () => void): ReactNode {
  switch (edited.what) {
    case 'league':
      return <LeagueDialog season={season} onClose={onClose} />;
    case 'rain':
      return <RainDialog leagueId={season.id} onClose={onClose} />;
    case 'category':
      return <CategoryDialog season={season} category={edited.category} onClose={onClose} />;
    case 'group':
      return <GroupDialog category={edited.category} group={edited.group} onClose={onClose} />;
    case 'knockouts':
      return <BracketsDialog category={edited.category} onClose={onClose} />;
    case 'teams':
      return <TeamsDialog category={edited.category} onClose={onClose} />;
    default:
      return <AddFixturesDialog category={edited.category} onClose={onClose} />;
  }
}
