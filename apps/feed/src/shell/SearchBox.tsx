import { SearchField } from '@maidan/ui/SearchField';
import { Form } from 'react-router';
import { paths } from '../paths.ts';

/** The top bar's search: a plain form, so that it leads to the search page before any script has loaded. */
export function SearchBox() {
  return (
    <search>
      <Form action={paths.search()}>
        <SearchField label="Search" placeholder="Search tags, categories, videos" name="q" />
      </Form>
    </search>
  );
}
