import * as css from './Facts.css.ts';

export type Fact = readonly [name: string, value: string];

/** A list of names and values. Empty values are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
