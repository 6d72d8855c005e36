import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { seeFormAnswers, today, type NewAnswers } from '@maidan/contract/desk/today';
import { Button } from '@maidan/ui/Button';
import { Link } from '@maidan/ui/links/LinkProvider';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { counted } from '../../page/counts.ts';
import { paths } from '../../paths.ts';
import * as css from './Today.css.ts';

/** Forms with new answers. Answers that arrive after the list has loaded stay new. */
export function NewAnswersList({ answers }: { answers: readonly NewAnswers[] }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const see = useMutation({
    mutationFn: ({ form, latest_at: until }: NewAnswers) =>
      api.call(seeFormAnswers, { body: { form_id: form.id, until: until ?? '' } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [today.id] }),
    onError: (error) => showToast(errorMessage(error), { tone: 'error' }),
  });
  return answers.map((entry) => (
    <div key={entry.form.id} className={css.item}>
      <Link className={css.itemText} href={paths.form(entry.form.id ?? 0, 'answers')}>
        {entry.form.title}: {counted(entry.count, 'answer')}
      </Link>
      <Button pending={see.isPending && see.variables.form.id === entry.form.id} onClick={() => see.mutate(entry)}>
        Mark as seen
      </Button>
    </div>
  ));
}
