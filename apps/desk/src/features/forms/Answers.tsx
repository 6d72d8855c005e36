import { useApi } from '@maidan/api-client/core/api-provider';
import { formAnswersQuery } from '@maidan/api-client/queries/desk/forms';
import { deskForms, formAnswers, formAnswersFile, type FormAnswer } from '@maidan/contract/desk/forms/forms';
import { seeFormAnswers, today } from '@maidan/contract/desk/today';
import { lazyPart } from '@maidan/browser/lazy-part';
import { PageBody } from '../../page/PageBody.tsx';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { Box, Row } from '@maidan/ui/layout';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { countText } from '../../page/counts.ts';
import * as layout from '../../page/layout.css.ts';
import { ChalkRows } from '../../rows/ChalkRows.tsx';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { useAct } from '../../acts/use-act.ts';
import { CsvButton } from '../../rows/CsvButton.tsx';
import { useOnline } from '@maidan/browser/use-online';
import { useSettled } from '../../page/use-settled.ts';
import { paths } from '../../paths.ts';
import { AnswerFilters, type AnswerFilter } from './AnswerFilters.tsx';
import { ArchiveButton } from './ArchiveButton.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { answersText } from './answers-text.ts';
import { FormHead } from './FormHead.tsx';

/** Loaded on demand: only forms with answers need the table library. */
const AnswerTable = lazyPart(async () => (await import('./AnswerTable.tsx')).AnswerTable);

/** The answers to a form, newest first. */
export function Answers({ id }: { id: string }) {
  const api = useApi();
  const online = useOnline();
  const [filter, setFilter] = useState<AnswerFilter>({ state: '', search: '' });
  const search = useSettled(filter.search.trim());
  const isFiltered = filter.state !== '' || search !== '';
  const query = useInfiniteQuery({
    ...formAnswersQuery(api, id, { ...(filter.state && { state: filter.state }), ...(search && { search }) }),
    // Keeps the table on screen while a new filter loads.
    placeholderData: keepPreviousData,
  });
  const [opened, setOpened] = useState<FormAnswer | null>(null);
  const see = useAct((until: string) => api.call(seeFormAnswers, { body: { form_id: id, until } }), {
    changes: [formAnswers, deskForms, today],
  });
  const [first] = query.data?.pages ?? [];
  const form = first?.form;
  const isEmpty = form?.latest_at === null;
  return (
    <>
      <FormHead
        id={id}
        part="answers"
        title={form?.title ?? 'Form'}
        under={form && !isEmpty ? answersText(form.answers) : undefined}
        answers={form?.answers}
      />
      <PageBody maxWidth={{ desk: 'none' }} paddingTop={5}>
        {form && !isEmpty && (
          <Row flexWrap="wrap">
            {form.new_answers > 0 && (
              <Button
                icon={<CheckIcon size={20} />}
                pending={see.isPending}
                disabledReason={online ? undefined : 'You are offline.'}
                onClick={() => see.mutate(first?.data[0]?.sent_at ?? '')}
              >
                Mark {countText(form.new_answers)} as seen
              </Button>
            )}
            <ArchiveButton id={id} />
            <CsvButton load={(cursor) => api.call(formAnswersFile, { params: { id }, query: cursor })} />
          </Row>
        )}
        {form && !isEmpty && <AnswerFilters filter={filter} onChange={setFilter} />}
        <Loaded query={query} what="form" back={{ href: paths.forms(), label: 'Back to the forms' }}>
          {({ pages }) => {
            const answers = pages.flatMap(({ data }) => data);
            const fields = pages[0]?.fields ?? [];
            if (answers.length === 0) {
              return <p className={layout.row}>{isFiltered ? 'No matching answers.' : 'No answers yet.'}</p>;
            }
            return (
              <>
                <Box display={{ desk: 'none' }}>
                  <AnswerRows answers={answers} fields={fields} hasMore={query.hasNextPage} onOpen={setOpened} />
                </Box>
                <Box display={{ phone: 'none', desk: 'block' }}>
                  <Suspense fallback={<ChalkRows label="Loading answers" />}>
                    <AnswerTable
                      label={`Answers to ${form?.title}`}
                      answers={answers}
                      fields={fields}
                      hasMore={query.hasNextPage}
                      onOpen={setOpened}
                    />
                  </Suspense>
                </Box>
                {opened && (
                  <AnswerDialog key={opened.id} answer={opened} fields={fields} onClose={() => setOpened(null)} />
                )}
              </>
            );
          }}
        </Loaded>
        <MoreButton query={query} byItself>
          Earlier answers
        </MoreButton>
      </PageBody>
    </>
  );
}
