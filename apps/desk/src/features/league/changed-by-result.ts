import { deskCategory } from '@maidan/contract/desk/league/league';
import { deskFixtures } from '@maidan/contract/desk/league/league-fixtures';
import { deskBrackets } from '@maidan/contract/desk/league/season/brackets';
import { leagueSeason } from '@maidan/contract/desk/league/season/season';
import { today } from '@maidan/contract/desk/today';

/** Endpoints, besides those of the match itself, whose replies change with its result. */
export const changedByResult = [deskFixtures, deskCategory, deskBrackets, leagueSeason, today] as const;
