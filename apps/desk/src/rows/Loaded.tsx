import { isNotFound } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ErrorState } from '@maidan/ui/ErrorState';
import { OfflineIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import type { ReactNode } from 'react';
import { ChalkRows } from './ChalkRows.tsx';
import { Notice } from '../page/Notice.tsx';
import { clockAt } from '../times/time.ts';
import { useOnline } from '@maidan/browser/use-online';

/** The parts of a query result used here. */
interface LoadedQuery<D> {
  readonly data: D | undefined;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<D> {
  query: LoadedQuery<D>;
  /** Names the data within a sentence: "conversations". */
  what: string;
  loading?: ReactNode;
  /** The page it was opened from, if nothing else on the page links there. */
  back?: { readonly href: string; readonly label: string };
  children: (data: D) => ReactNode;
}

/** A query's data, or its loading, offline or error state. Data stays on screen during a failure, with a notice above. */
export function Loaded<D>({ query, what, loading, back, children }: LoadedProps<D>) {
  const online = useOnline();
  const { data, error, dataUpdatedAt, isFetching } = query;
  const retry = () => void query.refetch();
  const isGone = back !== undefined && isNotFound(error);
  if (data !== undefined && !isGone) {
    return (
      <>
        {!online && (
          <Notice icon={<OfflineIcon size={20} />}>You are offline. Last updated at {clockAt(dataUpdatedAt)}.</Notice>
        )}
        {online && error && (
          <Notice tone="warn" action={{ label: 'Try again', onPress: retry, pending: isFetching }}>
            This could not be refreshed. Last updated at {clockAt(dataUpdatedAt)}. {errorMessage(error)}
          </Notice>
        )}
        {children(data)}
      </>
    );
  }
  if (error) {
    return (
      <ErrorState
        plain
        flush
        title={isGone ? `We could not find this ${what}.` : `We could not load the ${what}.`}
        text={errorMessage(error)}
        pending={isFetching}
        {...(!isGone && { onRetry: retry })}
      >
        {back && <LinkButton href={back.href}>{back.label}</LinkButton>}
      </ErrorState>
    );
  }
  if (!online) {
    return (
      <Notice icon={<OfflineIcon size={20} />}>You are offline. The {what} will load when you are back online.</Notice>
    );
  }
  return loading ?? <ChalkRows label={`Loading ${what}`} />;
}
