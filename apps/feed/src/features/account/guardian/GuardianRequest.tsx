import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { guardianRequestQuery } from '@maidan/api-client/queries/account/guardian';
import type { GuardianView } from '@maidan/contract/account/guardian';
import { CITY_ZONE, formatDay, momentIn } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as css from './Guardian.css.ts';
import { GuardianAnswer } from './GuardianAnswer.tsx';
import { guardianTexts, languages, type GuardianText, type Language } from './guardian-text.ts';

const all = Object.entries(languages) as [Language, string][];

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
interface GuardianRequestProps {
  language: Language;
  onChoose: (language: Language) => void;
}

/** The request that a guardian reads and answers. The link's secret is after the #, so that it reaches no server. */
export function GuardianRequest({ language, onChoose }: GuardianRequestProps) {
  // Null on the server, which never receives the fragment.
  const token = useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => null,
  );
  const text = guardianTexts[language];
  const { data, error, isFetching, refetch } = useQuery({
    ...guardianRequestQuery(useApi(), token ?? ''),
    enabled: Boolean(token),
    retry: false,
  });
  return (
    <div className={css.page} lang={language}>
      <fieldset className={css.language} aria-label={t('language.choice')}>
        {all.map(([one, label]) => (
          <span key={one} lang={one}>
            <Button
              variant={one === language ? 'ink' : 'edge'}
              aria-pressed={one === language}
              onClick={() => onChoose(one)}
            >
              {label}
            </Button>
          </span>
        ))}
      </fieldset>
      {data ? <Answerable {...{ data, text }} token={token ?? ''} /> : null}
      {!data && error ? (
        <ErrorState flush title={errorMessage(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {token === '' ? <p role="alert">{text.incomplete}</p> : null}
      {token === null ? (
        <noscript>
          <p>{t('account.guardianScript')}</p>
        </noscript>
      ) : null}
      {!data && !error && token ? (
        <SkeletonGroup label={t('pages.loading')}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </SkeletonGroup>
      ) : null}
    </div>
  );
}

function Answerable({ data, text, token }: { data: GuardianView; text: GuardianText; token: string }) {
  const until = data.adult_at === null ? '' : formatDay(momentIn(CITY_ZONE, data.adult_at));
  const states = { given: text.given(until), ended: text.ended, waiting: text.waiting };
  return (
    <>
      <p className={css.part}>{text.intro(data.name)}</p>
      <Part title={text.what} items={text.stored} />
      <section className={css.part}>
        <h2 className={css.heading}>{text.why}</h2>
        <p>{text.reason}</p>
      </section>
      <Part title={text.choices} items={text.choice} />
      <output className={css.state}>{states[data.state]}</output>
      <GuardianAnswer key={data.state} view={data} text={text} token={token} />
      <p className={css.version}>{text.version}</p>
    </>
  );
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
