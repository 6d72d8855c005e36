import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { planFixtures, type MetFixture, type PlannedFixture } from '@maidan/contract/desk/league/season/plan';
import type { SeasonCategory } from '@maidan/contract/desk/league/season/season';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { CheckboxGroup } from '@maidan/ui/CheckboxGroup';
import { DateField } from '@maidan/ui/DateField';
import { Row } from '@maidan/ui/layout';
import { Switch } from '@maidan/ui/Switch';
import { TextArea } from '@maidan/ui/TextArea';
import { Notice } from '../../../page/Notice.tsx';
import { spokenWhen } from '../fixture-text.ts';
import { daysOf, findNoDay, linesOf, readAway, readGround } from './read-list.ts';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import * as css from './Season.css.ts';
import { useAddFixtures } from './use-add-fixtures.ts';
import { usePreview } from './use-preview.ts';
import { typedWishes, usualWishes, WishFields, wishProblem } from './WishFields.tsx';

interface PlanSeasonProps {
  category: SeasonCategory;
  onDone: () => void;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const text = ({ group, team_1, team_2, date, time, ground }: PlannedFixture) =>
  `${spokenWhen(date, time)}: ${team_1} v ${team_2}, ${group}, ${ground}`;

const metText = ({ group, team_1, team_2, date, time, is_over: isOver }: MetFixture) =>
  [`${spokenWhen(date, time ?? '')}: ${team_1} v ${team_2}`, group, ...(isOver ? ['with a result'] : [])].join(', ');

/** Plans every match of the groups with a table: first the constraints, then a preview, and only then the fixtures. */
export function PlanSeason({ category, onDone }: PlanSeasonProps) {
  const api = useApi();
  const { typed, change, plan } = usePreview(
    {
      wishes: usualWishes,
      weekdays: ['0', '6'],
      from: '',
      to: '',
      grounds: '',
      without: '',
      away: '',
      twice: false,
      again: false,
    },
    ({ wishes, from, to, twice, again, ...lists }) =>
      api.call(planFixtures, {
        params: { id: category.id },
        body: {
          ...typedWishes(wishes),
          from,
          to,
          twice,
          again,
          weekdays: lists.weekdays.map(Number),
          without: daysOf(lists.without),
          grounds: linesOf(lists.grounds).flatMap((line) => readGround(line) ?? []),
          away: linesOf(lists.away).flatMap((line) => readAway(line) ?? []),
        },
      }),
  );
  const add = useAddFixtures(category.id, onDone);
  const offline = useOnline() ? undefined : 'You are offline.';
  const { rows, there, left } = plan.data ?? { rows: [], there: [], left: 0 };
  const open = rows.length + left;
  return (
    <>
      <div className={css.numbers}>
        <DateField label="First day" value={typed.from} onChange={(from) => change({ from })} />
        <DateField label="Last day" value={typed.to} onChange={(to) => change({ to })} />
      </div>
      <CheckboxGroup
        label="Days of the week"
        options={dayNames.map((label, at) => ({ value: String(at), label }))}
        value={typed.weekdays}
        onChange={(days) => change({ weekdays: [...days] })}
      />
      <TextArea
        label="Grounds"
        hint="One per line with its hours: Kodihalli 7 am to 11:30 am"
        rows={3}
        value={typed.grounds}
        onChange={(grounds) => change({ grounds })}
      />
      <WishFields wishes={typed.wishes} onChange={(wishes) => change({ wishes })} />
      <Switch
        label="Home and away"
        hint="Every pair of teams meets twice"
        checked={typed.twice}
        onChange={(twice) => change({ twice })}
      />
      <Switch
        label="Plan every pairing again"
        hint="Including pairings already planned"
        checked={typed.again}
        onChange={(again) => change({ again })}
      />
      <TextArea
        label="Days without matches"
        hint="One per line: 25 Dec 2026"
        rows={2}
        value={typed.without}
        onChange={(without) => change({ without })}
      />
      <TextArea
        label="Days a team cannot play"
        hint="One per line: Lane 14, 6 Dec 2026"
        rows={2}
        value={typed.away}
        onChange={(away) => change({ away })}
      />
      {plan.error && <Notice tone="warn">{errorMessage(plan.error)}</Notice>}
      {there.length > 0 && (
        <>
          <Notice tone="look">
            {open === 0
              ? 'Every pairing is already planned. There is nothing to add.'
              : there.length === 1
                ? `1 of ${open + 1} pairings is already planned. It is left out.`
                : `${there.length} of ${there.length + open} pairings are already planned. They are left out.`}
          </Notice>
          <ol className={css.verdicts} aria-label="Already planned">
            {there.map((match) => (
              <li key={match.id} className={css.verdict}>
                {metText(match)}
              </li>
            ))}
          </ol>
        </>
      )}
      {plan.data && open > 0 && (
        <>
          <Notice tone={plan.data.left === 0 ? 'good' : 'warn'}>
            {plan.data.left === 0
              ? `All ${rows.length} matches have a slot. Nothing is saved yet.`
              : `Matches with a slot: ${rows.length}. Without a slot: ${plan.data.left}. ${plan.data.reasons.join(' ')}`}
          </Notice>
          <ol className={css.verdicts} aria-label="Planned matches">
            {rows.map((row) => (
              <li key={text(row)} className={css.verdict}>
                {text(row)}
              </li>
            ))}
          </ol>
        </>
      )}
      <Refusal error={add.error} />
      <Row flexWrap="wrap">
        <Button
          variant={plan.data?.left === 0 ? 'edge' : 'ink'}
          pending={plan.isPending}
          disabledReason={offline ?? problemOf(typed) ?? wishProblem(typed.wishes)}
          onClick={() => {
            add.reset();
            plan.mutate();
          }}
        >
          {plan.data ? 'Plan again' : 'Plan'}
        </Button>
        {rows.length > 0 && (
          <Button
            variant="signal"
            pending={add.isPending}
            disabledReason={offline}
            onClick={() =>
              add.mutate({ rows, confirmed: true, ...(typed.again ? {} : { plan: { twice: typed.twice } }) })
            }
          >
            {rows.length === 1 ? 'Add 1 match' : `Add ${rows.length} matches`}
          </Button>
        )}
      </Row>
    </>
  );
}

interface TypedPlan extends Readonly<Record<'from' | 'to' | 'grounds' | 'without' | 'away', string>> {
  readonly weekdays: readonly string[];
}

function problemOf({ from, to, grounds, without, away, weekdays }: TypedPlan): string | undefined {
  if (from === '' || to === '') return 'Choose the first and the last day.';
  if (weekdays.length === 0) return 'Choose a day of the week.';
  const lines = linesOf(grounds);
  if (lines.length === 0) return 'Enter a ground with its hours.';
  const noGround = lines.find((line) => readGround(line) === null);
  if (noGround !== undefined) return `“${noGround}” has no hours, such as 7 am to 11:30 am.`;
  const noDay = findNoDay(without);
  if (noDay !== null) return `“${noDay}” is not a day such as 25 Dec 2026.`;
  const noTeam = linesOf(away).find((line) => readAway(line) === null);
  return noTeam === undefined ? undefined : `“${noTeam}” is not a team with a day, such as Lane 14, 6 Dec 2026.`;
}
