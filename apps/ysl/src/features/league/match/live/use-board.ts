import { useApi } from '@maidan/api-client/core/api-provider';
import { matchQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStart } from './use-start.ts';

/**
 * The board of a match that was live at any time since the page opened. It stays after the result is confirmed, so that
 * nothing moves, and goes when the match is cancelled.
 */
export function useBoard(page: FixturePage): MatchBoard | undefined {
  const { id, fixture } = page;
  const [wasLive, setWasLive] = useState(fixture.live !== null);
  if (!wasLive && fixture.live !== null) setWasLive(true);
  useStart(page, !wasLive);
  const { data } = useQuery({ ...matchQuery(useApi(), id), enabled: wasLive });
  return wasLive && !fixture.cancelled ? data : undefined;
}
