import { keptText, storedParts, type StoredTable } from '@maidan/brand/stored-data';
import * as css from './StoredDataList.css.ts';

/** What is stored about a person, why and for how long, table by table. */
export function StoredDataList() {
  return storedParts.map(({ title, tables }) => (
    <section key={title} className={css.part} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <dl className={css.tables}>
        {Object.entries<StoredTable>(tables).map(([table, stored]) => (
          <div key={table} className={css.table}>
            <dt className={css.name}>{stored.name}</dt>
            <dd>{stored.what}.</dd>
            <dd>{stored.why}.</dd>
            <dd className={css.kept}>{keptText(stored)}.</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
