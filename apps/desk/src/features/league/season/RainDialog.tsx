import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { deskFixtureById, deskFixtures } from '@maidan/contract/desk/league/league-fixtures';
import { GROUND_MAX } from '@maidan/contract/desk/limits';
import { applyRain, previewRain, type RainMove } from '@maidan/contract/desk/league/season/plan';
import type { Id } from '@maidan/contract/core/wire';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { DateField } from '@maidan/ui/DateField';
import { Dialog } from '@maidan/ui/Dialog';
import { Box, Grid, Row } from '@maidan/ui/layout';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { Notice } from '../../../page/Notice.tsx';
import { useAct } from '../../../acts/use-act.ts';
import { spokenWhen } from '../fixture-text.ts';
import { daysOf, findNoDay, linesOf } from './read-list.ts';
import * as css from './Season.css.ts';
import { usePreview } from './use-preview.ts';
import { typedWishes, usualWishes, WishFields, wishProblem } from './WishFields.tsx';

interface RainDialogProps {
  leagueId: Id;
  onClose: () => void;
}

const slotText = ({ date, time, ground }: RainMove['from']) =>
  [spokenWhen(date, time ?? ''), ground].filter(Boolean).join(', ');

/** Moves the matches of a washed-out day: previews all moves, then applies them together. */
export function RainDialog({ leagueId, onClose }: RainDialogProps) {
  const api = useApi();
  const offline = useOnline() ? undefined : 'You are offline.';
  const {
    typed,
    change,
    plan: preview,
  } = usePreview({ date: '', ground: '', days: '', wishes: usualWishes }, ({ date, ground, days, wishes }) =>
    api.call(previewRain, {
      params: { id: leagueId },
      body: { ...typedWishes(wishes), date, ground: ground.trim() || null, days: daysOf(days) },
    }),
  );
  const moves = preview.data?.moves ?? [];
  const placed = moves.flatMap(({ id, version, to }) =>
    to ? [{ id, version, date: to.date, time: to.time, ground: to.ground }] : [],
  );
  const apply = useAct(() => api.call(applyRain, { params: { id: leagueId }, body: { moves: placed } }), {
    changes: [deskFixtures, deskFixtureById],
    done: ({ moved }) => {
      showToast(moved === 1 ? 'Match moved' : `${moved} matches moved`);
      onClose();
    },
  });
  const noDay = findNoDay(typed.days);
  const blocked =
    typed.date === ''
      ? 'Choose the washed-out day.'
      : linesOf(typed.days).length === 0
        ? 'Enter a day to play on instead.'
        : noDay === null
          ? wishProblem(typed.wishes)
          : `“${noDay}” is not a day such as 13 Dec 2026.`;
  return (
    <Dialog open onClose={onClose} title="Rained off" locked={apply.isPending}>
      <Grid gap={4} minWidth="dialog">
        <DateField label="Washed-out day" value={typed.date} onChange={(date) => change({ date })} />
        <TextField
          label="Ground"
          hint="Leave it empty for all grounds"
          maxLength={GROUND_MAX}
          value={typed.ground}
          onChange={(ground) => change({ ground })}
        />
        <TextArea
          label="Days to play on instead"
          hint="One per line: 13 Dec 2026"
          rows={3}
          value={typed.days}
          onChange={(days) => change({ days })}
        />
        <WishFields wishes={typed.wishes} onChange={(wishes) => change({ wishes })} />
        {preview.error && <Notice tone="warn">{errorMessage(preview.error)}</Notice>}
        {preview.data && (
          <>
            <Notice tone={moves.length > 0 && placed.length === moves.length ? 'good' : 'warn'}>
              {summaryOf(moves.length, placed.length)}
            </Notice>
            <ol className={css.verdicts} aria-label="What changes">
              {moves.map((move) => (
                <li key={move.id} className={css.verdict}>
                  <b>{`${move.team_1} v ${move.team_2}`}</b>
                  {`, ${move.category}`}
                  <br />
                  <del>{slotText(move.from)}</del>
                  <br />
                  {move.to ? (
                    <ins>{slotText(move.to)}</ins>
                  ) : (
                    <Box as="span" color="error">
                      No slot left.
                    </Box>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
        <Row flexWrap="wrap">
          <Button
            variant={placed.length > 0 ? 'edge' : 'ink'}
            pending={preview.isPending}
            disabledReason={offline ?? blocked}
            onClick={() => preview.mutate()}
          >
            Show the new plan
          </Button>
          {placed.length > 0 && (
            <Button
              variant="signal"
              pending={apply.isPending}
              disabledReason={offline}
              onClick={() => apply.mutate(undefined)}
            >
              {placed.length === 1 ? 'Move 1 match' : `Move ${placed.length} matches`}
            </Button>
          )}
        </Row>
      </Grid>
    </Dialog>
  );
}

function summaryOf(all: number, placed: number): string {
  if (all === 0) return 'No matches are planned on this day.';
  if (all === placed) return 'Every match has a new slot. Other matches stay where they are. Nothing is saved yet.';
  return `${placed} of ${all} matches have a new slot. The others need another day.`;
}
