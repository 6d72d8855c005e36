import * as css from './Facts.css.ts';

export type Fact = readonly [name: string, value: string];

/** What is known of someone or something, a line each; what is empty is left out. */
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
