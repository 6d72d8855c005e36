import { SearchIcon } from '@maidan/ui/icons';
import { Form } from 'react-router';
import { paths } from '../paths.ts';
import * as styles from './SearchBox.css.ts';

/** The top bar's search: a plain form, so that it leads to the search page before any script has loaded. */
export function SearchBox() {
  return (
    <search>
      <Form className={styles.form} action={paths.search()}>
        <SearchIcon size={20} />
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Search tags, categories, videos"
          autoComplete="off"
          enterKeyHint="search"
        />
      </Form>
    </search>
  );
}
