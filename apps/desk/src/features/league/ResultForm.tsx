import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { previewFixtureResult, type DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { findResultProblem, resultProblemText } from '@maidan/contract/rules/fixture-result';
import { Button } from '@maidan/ui/Button';
import { Grid, Row, Text } from '@maidan/ui/layout';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../page/Notice.tsx';
import { needsConfirmation } from '../../acts/needs-confirmation.ts';
import { useOnline } from '@maidan/browser/use-online';
import { readDraft, writeDraft } from '../../session/drafts.ts';
import { TeamsStay } from './brackets/TeamsStay.tsx';
import { ResultCheck } from './ResultCheck.tsx';
import { bodyOf, draftOf, readKept, type ResultDraft } from './result-draft.ts';
import { ResultFields } from './ResultFields.tsx';
import type { useFixture } from './use-fixture.ts';

interface ResultFormProps {
  id: string;
  fixture: DeskFixture;
  acts: Pick<ReturnType<typeof useFixture>, 'enter'>;
  onClose: () => void;
}

/** Enters a result in two steps: the scores, then a check with the table before and after. */
export function ResultForm({ id, fixture, acts, onClose }: ResultFormProps) {
  const api = useApi();
  const online = useOnline();
  const kept = `result ${id}`;
  const [draft, setDraft] = useState<ResultDraft>(
    () => readKept(readDraft(kept), draftOf(fixture)) ?? draftOf(fixture),
  );
  // The version on screen; a later one means someone else changed the match.
  const [version, setVersion] = useState(fixture.version);
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);
  const rules = { ...fixture.category, isKnockout: !fixture.group.has_table };
  const body = bodyOf(draft, rules.isKnockout);
  const check = useMutation({
    mutationFn: () => api.call(previewFixtureResult, { params: { id }, body }),
  });

  function change(part: Partial<ResultDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    setProblem(null);
    writeDraft(kept, JSON.stringify(next));
  }
  function leave() {
    writeDraft(kept, '');
    onClose();
  }
  function submit() {
    const found = findResultProblem(body, rules);
    setProblem(found && { field: found.field, text: resultProblemText(found, rules) });
    if (found === null) check.mutate();
  }

  const save = (confirmed?: true) =>
    acts.enter.mutate({ version, ...body, ...(confirmed && { confirmed }) }, { onSuccess: leave });

  const isOld = version !== fixture.version;
  const wasChanged = isOld && (
    <Notice tone="look" action={{ label: 'Continue with mine', onPress: () => setVersion(fixture.version) }}>
      Someone else changed this match: the board shows its current state. What you typed is still here.
    </Notice>
  );
  if (check.data) {
    return (
      <Grid gap={4}>
        <StepHeading key="check">Is this right?</StepHeading>
        <ResultCheck fixture={fixture} body={body} tables={check.data} />
        {wasChanged}
        {acts.enter.error && !isOld && !needsConfirmation(acts.enter.error) && (
          <Notice tone="warn">{errorMessage(acts.enter.error)}</Notice>
        )}
        <Row flexWrap="wrap">
          <Button
            variant="signal"
            size="l"
            pending={acts.enter.isPending}
            disabledReason={blocked(online, isOld)}
            onClick={() => save()}
          >
            Save the result
          </Button>
          <Button size="l" onClick={() => check.reset()}>
            Back
          </Button>
        </Row>
        <TeamsStay act={acts.enter} onConfirm={() => save(true)} />
      </Grid>
    );
  }
  return (
    <Grid
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StepHeading key="enter">
        {fixture.status === 'scheduled' ? 'Enter the result' : 'Correct the result'}
      </StepHeading>
      {wasChanged}
      <ResultFields fixture={fixture} draft={draft} onChange={change} problem={problem} />
      {check.error && <Notice tone="warn">{refusalText(check.error)}</Notice>}
      <Row flexWrap="wrap">
        <Button
          type="submit"
          variant="signal"
          size="l"
          pending={check.isPending}
          disabledReason={online ? undefined : 'You are offline. What you typed is kept.'}
        >
          Check
        </Button>
        <Button size="l" onClick={leave}>
          Cancel
        </Button>
      </Row>
    </Grid>
  );
}

/** The heading of a step, which takes focus. */
function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Text as="h2" font="head20" fontWeight="head" overflowWrap="anywhere" ref={heading} tabIndex={-1}>
      {children}
    </Text>
  );
}

function blocked(online: boolean, isOld: boolean): string | undefined {
  if (!online) return 'You are offline. What you typed is kept.';
  return isOld ? 'Check the other change first.' : undefined;
}

/** The server's message about a field, if any. */
function refusalText(error: Error): string {
  const [text] = error instanceof ApiError ? Object.values(error.fields).flat() : [];
  return text ?? errorMessage(error);
}
