import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { SearchField } from '@maidan/ui/SearchField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { paths } from '../paths.ts';

/**
 * The top bar's search: a plain form, so that it opens the search page before any script has loaded. It suggests names
 * of tags. The search page has its own field.
 */
export function SearchBox() {
  const { pathname } = useLocation();
  const [isUsed, setIsUsed] = useState(false);
  const { data } = useQuery({ ...allTagsQuery(useApi()), enabled: isUsed });
  const tags = isUsed ? data : undefined;
  const list = useId();
  if (pathname === paths.search()) return null;
  return (
    <search>
      <Form action={paths.search()} onFocus={() => setIsUsed(true)}>
        <SearchField label={t('shell.search')} placeholder={t('shell.searchHint')} name="q" {...(tags && { list })} />
        {tags && (
          <datalist id={list}>
            {tags.map(({ slug, name }) => (
              <option key={slug}>{name}</option>
            ))}
          </datalist>
        )}
      </Form>
    </search>
  );
}
