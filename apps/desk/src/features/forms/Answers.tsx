import { useApi } from '@maidan/api-client/core/api-provider';
import { formAnswersQuery } from '@maidan/api-client/queries/desk/forms';
import { deskForms, formAnswers, formAnswersFile, type FormAnswer } from '@maidan/contract/desk/forms';
import { seeFormAnswers, today } from '@maidan/contract/desk/today';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../../parts/counts.ts';
import * as layout from '../../parts/layout.css.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { useAct } from '../../parts/use-act.ts';
import { CsvButton } from '../../parts/CsvButton.tsx';
import { useOnline } from '@maidan/browser/use-online';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { answersText } from './answers-text.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { FormHead } from './FormHead.tsx';
import * as css from './Forms.css.ts';

/** What people answered to a form, newest first. */
export function Answers({ id }: { id: string }) {
  const api = useApi();
  const online = useOnline();
  const query = useInfiniteQuery(formAnswersQuery(api, id));
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
      <div className={`${layout.body} ${layout.belowTabs} ${css.wideBody}`}>
        {form && !isEmpty && (
          <div className={layout.actions}>
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
            <CsvButton load={(cursor) => api.call(formAnswersFile, { params: { id }, query: cursor })} />
          </div>
        )}
        <Loaded query={query} what="answers">
          {({ pages }) => {
            const answers = pages.flatMap(({ data }) => data);
            const fields = pages[0]?.fields ?? [];
            if (answers.length === 0) return <p className={layout.row}>No answers yet.</p>;
            return (
              <>
                <div className={css.asRows}>
                  <AnswerRows answers={answers} fields={fields} onOpen={setOpened} />
                </div>
                <div className={css.asTable}>
                  <AnswerTable
                    label={`Answers to ${form?.title}`}
                    answers={answers}
                    fields={fields}
                    onOpen={setOpened}
                  />
                </div>
                {opened && <AnswerDialog answer={opened} fields={fields} onClose={() => setOpened(null)} />}
              </>
            );
          }}
        </Loaded>
        <MoreButton query={query}>Earlier answers</MoreButton>
      </div>
    </>
  );
}
