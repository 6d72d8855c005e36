import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ErrorState } from '@maidan/ui/ErrorState';
import { OfflineIcon } from '@maidan/ui/icons';
import type { ReactNode } from 'react';
import { ChalkRows } from './ChalkRows.tsx';
import { Notice } from '../Notice.tsx';
import { clockAt } from '../time/time.ts';
import { useOnline } from '@maidan/browser/use-online';

/** What this reads of a query. */
interface LoadedQuery<D> {
  readonly data: D | undefined;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<D> {
  query: LoadedQuery<D>;
  /** What it loads, within a sentence: "conversations". */
  what: string;
  loading?: ReactNode;
  children: (data: D) => ReactNode;
}

/** A part of a page in the state it is in. What stood there stays; what is wrong is said above it. */
export function Loaded<D>({ query, what, loading, children }: LoadedProps<D>) {
  const online = useOnline();
  const { data, error, dataUpdatedAt, isFetching } = query;
  const retry = () => void query.refetch();
  if (data !== undefined) {
    return (
      <>
        {!online && (
          <Notice icon={<OfflineIcon size={20} />}>You are offline. This is as of {clockAt(dataUpdatedAt)}.</Notice>
        )}
        {online && error && (
          <Notice tone="warn" action={{ label: 'Try again', onPress: retry, pending: isFetching }}>
            This could not be refreshed and is as of {clockAt(dataUpdatedAt)}. {errorMessage(error)}
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
        title={`We could not load the ${what}.`}
        text={errorMessage(error)}
        pending={isFetching}
        onRetry={retry}
      />
    );
  }
  if (!online) {
    return (
      <Notice icon={<OfflineIcon size={20} />}>You are offline. The {what} appear when the network is back.</Notice>
    );
  }
  return loading ?? <ChalkRows label={`Loading ${what}`} />;
}
