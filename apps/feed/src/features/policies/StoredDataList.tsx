import { t } from '@maidan/i18n/text';
import { storedParts } from '@maidan/contract/personal-data/inventory';
import type { StoredTable } from '@maidan/contract/personal-data/stored-table';
import * as css from './StoredDataList.css.ts';
import { storedTexts } from './stored-texts.ts';

/** The data stored about a person, with reason and retention, table by table. */
export function StoredDataList() {
  const { titleOf, textOf } = storedTexts();
  return storedParts.map(({ title, tables }, part) => (
    <section key={title} className={css.part} aria-label={titleOf(part, title)}>
      <h3 className={css.title}>{titleOf(part, title)}</h3>
      <dl className={css.tables}>
        {Object.entries<StoredTable>(tables).map(([table, stored]) => {
          const { name, what, why, kept, lang } = textOf(table, stored);
          return (
            <div key={table} className={css.table} lang={lang}>
              <dt className={css.name}>{name}</dt>
              <dd>{t('stored.sentence', { text: what })}</dd>
              <dd>{t('stored.sentence', { text: why })}</dd>
              <dd className={css.kept}>{t('stored.sentence', { text: kept })}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}
