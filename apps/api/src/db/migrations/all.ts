import { posts } from './0001-posts.ts';
import { pageParts } from './0002-page-parts.ts';
import { tagsAndCategories } from './0003-tags-and-categories.ts';
import { people } from './0004-people.ts';
import { takingPart } from './0005-taking-part.ts';
import { leagues } from './0006-leagues.ts';
import { imports } from './0007-imports.ts';
import { idempotency } from './0008-idempotency.ts';
import { leagueFixtures } from './0009-league-fixtures.ts';
import { interactions } from './0010-interactions.ts';
import { conversations } from './0011-conversations.ts';
import { leagueSocial } from './0012-league-social.ts';
import { locations } from './0012-locations.ts';
import { leagueFollows } from './0019-league-follows.ts';
import { liveEvents } from './0016-live-events.ts';
import { fixtureChanges } from './0020-fixture-changes.ts';
import { customForms } from './0022-custom-forms.ts';
import { leagueRegistrations } from './0023-league-registrations.ts';
import { formResponses } from './0024-form-responses.ts';
import { provider } from './0015-provider.ts';
import type { Migration } from './migration.ts';

/** In the order in which they run. Add at the end; never change one that has been released. */
export const migrations: readonly Migration[] = [
  posts,
  pageParts,
  tagsAndCategories,
  people,
  takingPart,
  leagues,
  imports,
  idempotency,
  interactions,
  conversations,
  locations,
  leagueFixtures,
  leagueSocial,
  leagueFollows,
  liveEvents,
  fixtureChanges,
  customForms,
  leagueRegistrations,
  formResponses,
  provider,
];
