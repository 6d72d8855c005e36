import { isNotFound } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ErrorState } from '@maidan/ui/ErrorState';
import { OfflineIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
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
  /** Where it was opened from, where nothing else on the page leads there. */
  back?: { readonly href: string; readonly label: string };
  children: (data: D) => ReactNode;
}

/** A part of a page in the state it is in. What stood there stays, unless it is gone; what is wrong is said above it. */
export function Loaded<D>({ query, what, loading, back, children }: LoadedProps<D>) {
  const online = useOnline();
  const { data, error, dataUpdatedAt, isFetching } = query;
  const retry = () => void query.refetch();
  const isGone = back !== undefined && isNotFound(error);
  if (data !== undefined && !isGone) {
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
        title={isGone ? `This ${what} is not here.` : `We could not load the ${what}.`}
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
      <Notice icon={<OfflineIcon size={20} />}>You are offline. The {what} appear when the network is back.</Notice>
    );
  }
  return loading ?? <ChalkRows label={`Loading ${what}`} />;
}
