import { useApi } from '@maidan/api-client/core/api-provider';
import { matchQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** What is known of a match that was live when the page opened: a confirmed result must not move what is read. */
export function useBoard({ id, fixture }: FixturePage): MatchBoard | undefined {
  const [wasLive] = useState(fixture.live !== null);
  const { data } = useQuery({ ...matchQuery(useApi(), id), enabled: wasLive });
  return wasLive ? data : undefined;
}
