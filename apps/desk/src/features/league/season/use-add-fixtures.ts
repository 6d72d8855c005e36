import { useApi } from '@maidan/api-client/core/api-provider';
import { deskFixtures } from '@maidan/contract/desk/league/league-fixtures';
import { addFixtures, type NewFixture } from '@maidan/contract/desk/league/season/new-fixtures';
import { leagueSeason } from '@maidan/contract/desk/league/season/season';
import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useAct } from '../../../acts/use-act.ts';

interface NewFixtures {
  readonly rows: NewFixture[];
  /** Whether the person has confirmed that a team plays twice. */
  readonly confirmed?: boolean;
  readonly plan?: { readonly twice: boolean };
}

/** Adds fixtures to a category, all of them or none. */
export function useAddFixtures(categoryId: Id, onDone: () => void) {
  const api = useApi();
  return useAct((body: NewFixtures) => api.call(addFixtures, { params: { id: categoryId }, body }), {
    inPlace: true,
    changes: [leagueSeason, deskFixtures],
    done: ({ added }) => {
      showToast(added === 1 ? 'Match added' : `${added} matches added`);
      onDone();
    },
  });
}
