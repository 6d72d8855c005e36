import { ApiError } from '@maidan/api-client/errors/api-error';
import type { Records } from '@maidan/browser/records';
import type { SyncedScore } from '@maidan/contract/league/scoring';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { merge, reachOf } from '@maidan/match/log/merge';
import { usualRules } from '@maidan/match/rules';
import type { ScoreCalls } from '../score-session.ts';

export const rules = usualRules('cricket', { balls: 120, wickets: 10 });

/** Storage that outlives the page. */
export function createDisk(): Records {
  const values = new Map<string, unknown>();
  return {
    isKept: true,
    list: async (prefix) => [...values].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value),
    put: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (key) => void values.delete(key),
  };
}

/** A refusal by the server, as the API client throws it. */
export const refusalOf = (serverMessage: string): ApiError =>
  new ApiError({ kind: 'http', endpointId: 'syncScore', status: 409, serverMessage });

/**
 * The scoring server, on a network that can fail before or after a request is handled. A link is the match's id and a
 * name: `1/first`.
 */
export function createGround() {
  const logs = new Map<number, MatchEvent[]>();
  /** Devices of each match, in the order of their scorer numbers. */
  const devices = new Map<number, string[]>();
  const tokens = new Map<string, { id: number; scorer: number }>();
  const logOf = (id = 1) => logs.get(id) ?? [];
  const ended = new Set<string>();
  const ground = {
    network: 'on' as 'on' | 'off' | 'answer-lost',
    log: logOf,
    /** Restores a backup; later events are gone. */
    restore: (id: number, log: MatchEvent[]) => void logs.set(id, log),
    end: (link: string) => void ended.add(link),
    calls: { open, sync } satisfies ScoreCalls,
  };
  const reply = (id: number, have: Readonly<Record<string, number>>): SyncedScore => ({
    events: logOf(id).filter(({ id: [scorer, seq] }) => seq > (have[scorer] ?? 0)),
    have: reachOf(logOf(id)),
    status: 'open',
    held: 0,
    until: null,
    agreed: [],
  });
  async function transport<T>(work: () => T): Promise<T> {
    if (ground.network === 'off') throw new TypeError('Failed to fetch');
    const answer = work();
    if (ground.network === 'answer-lost') throw new TypeError('Failed to fetch');
    return answer;
  }
  function open({ link, device }: { link: string; device: string }) {
    return transport(() => {
      if (ended.has(link)) throw refusalOf('This link no longer works.');
      const id = Number.parseInt(link, 10);
      const known = devices.get(id) ?? [];
      if (!known.includes(device)) devices.set(id, [...known, device]);
      const scorer = (devices.get(id) ?? []).indexOf(device) + 1;
      for (const [token, own] of tokens) if (own.id === id && own.scorer === scorer) tokens.delete(token);
      const token = `${link} ${device} ${tokens.size}`;
      tokens.set(token, { id, scorer });
      const match = { id, team_1: 'Jets', team_2: 'Kings', group: '', category: '', league: '', ground: null };
      return { token, scorer, match, starts_at: null, rules, ...reply(id, {}) };
    });
  }
  function sync({ token, have, events }: Parameters<ScoreCalls['sync']>[0]) {
    return transport(() => {
      const own = tokens.get(token);
      if (!own) throw refusalOf('Please log in.');
      const reach = reachOf(logOf(own.id))[own.scorer] ?? 0;
      const fresh = events.filter(({ id }) => id[1] > reach);
      const next = fresh.filter(({ id }, index) => id[0] === own.scorer && id[1] === reach + index + 1);
      logs.set(own.id, merge(logOf(own.id), next));
      return reply(own.id, have);
    });
  }
  return ground;
}
