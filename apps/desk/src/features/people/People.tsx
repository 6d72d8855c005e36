import { useApi } from '@maidan/api-client/core/api-provider';
import { peopleQuery } from '@maidan/api-client/queries/desk/people';
import { DESK_QUERY_MAX } from '@maidan/contract/desk/limits';
import { PageBody } from '../../page/PageBody.tsx';
import { SearchField } from '@maidan/ui/SearchField';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as layout from '../../page/layout.css.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { VirtualRows } from '../../rows/VirtualRows.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { Section } from '../../page/Section.tsx';
import { useNow } from '../../times/use-now.ts';
import { useSettled } from '../../page/use-settled.ts';
import { PersonRow } from './PersonRow.tsx';

/** Everyone with an account, found by the start of a name or by a whole phone number. */
export function People() {
  const api = useApi();
  const now = useNow();
  const [typed, setTyped] = useState('');
  const wanted = useSettled(typed.trim());
  const query = useInfiniteQuery({ ...peopleQuery(api, wanted), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title="People" />
      <PageBody>
        <search data-key="/">
          <SearchField
            label="Find a person"
            placeholder="Name or phone number"
            maxLength={DESK_QUERY_MAX}
            value={typed}
            onChange={setTyped}
          />
        </search>
        <Section
          title={wanted === '' ? 'New accounts' : 'Found'}
          note={wanted === '' ? 'newest first' : 'by name, from the start of each'}
        >
          <Loaded query={query} what="people">
            {({ pages }) => {
              const people = pages.flatMap(({ data }) => data);
              if (people.length === 0) {
                return (
                  <output className={layout.row}>
                    {wanted === '' ? 'No one has an account yet.' : 'No one has this name or number.'}
                  </output>
                );
              }
              return (
                <VirtualRows
                  className={layout.rows}
                  rows={people}
                  rowKey={({ id }) => id}
                  hasMore={query.hasNextPage}
                  estimate={64}
                >
                  {(person) => <PersonRow person={person} now={now} />}
                </VirtualRows>
              );
            }}
          </Loaded>
          <MoreButton paddingTop={4} query={query} wide byItself />
        </Section>
      </PageBody>
    </>
  );
}
