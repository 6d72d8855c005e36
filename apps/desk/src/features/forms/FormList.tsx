import { useApi } from '@maidan/api-client/core/api-provider';
import { deskFormsQuery } from '@maidan/api-client/queries/desk/forms';
import type { DeskForm } from '@maidan/contract/desk/forms/forms';
import { PageBody } from '../../page/PageBody.tsx';
import { RightIcon } from '@maidan/ui/icons';
import { Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useInfiniteQuery } from '@tanstack/react-query';
import { countText } from '../../page/counts.ts';
import * as layout from '../../page/layout.css.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { clockAt, dayHeading } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import { paths } from '../../paths.ts';
import { answersText } from './answers-text.ts';
import { NewForm } from './NewForm.tsx';
import { ListRowText } from '../../rows/ListRow.tsx';

const states: Readonly<Record<DeskForm['state'], string | null>> = {
  draft: 'Not published. ',
  early: 'Not open yet. ',
  closed: 'Closed. ',
  full: 'Full. ',
  open: null,
};

function describe(form: DeskForm, now: number): string {
  const { answers, latest_at: latest, state, is_changed: isChanged, is_template: isTemplate } = form;
  const before = [
    isTemplate ? 'A template. ' : null,
    states[state],
    isChanged && state !== 'draft' ? 'Unpublished changes. ' : null,
  ].join('');
  if (latest === null) return `${before}No answers yet.`;
  return `${before}${answersText(answers)}, the last ${dayHeading(latest, now).toLowerCase()} at ${clockAt(latest)}.`;
}

/** Every form with its number of answers. */
export function FormList() {
  const query = useInfiniteQuery(deskFormsQuery(useApi()));
  const now = useNow();
  return (
    <>
      <PageHead title="Forms">
        <NewForm />
      </PageHead>
      <PageBody>
        <Loaded query={query} what="forms">
          {({ pages }) => {
            const forms = pages.flatMap(({ data }) => data);
            if (forms.length === 0) return <p className={layout.row}>No forms yet. Create one with New form.</p>;
            return (
              <ul>
                {forms.map((form) => (
                  <li key={form.id}>
                    <Link
                      className={layout.row}
                      href={paths.form(form.id, form.state === 'draft' ? 'fields' : 'answers')}
                      data-row=""
                    >
                      <ListRowText name={form.title} note={describe(form, now)} />
                      {form.new_answers > 0 && (
                        <Text as="span" font="head13" color="ink">
                          {countText(form.new_answers)} new
                        </Text>
                      )}
                      <RightIcon />
                    </Link>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
        <MoreButton query={query} />
      </PageBody>
    </>
  );
}
