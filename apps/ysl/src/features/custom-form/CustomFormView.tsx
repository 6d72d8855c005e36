import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { formQuery } from '@maidan/api-client/queries/league/custom-forms';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { frame } from '../../frame.css.ts';
import { CustomForm } from './CustomForm.tsx';
import { isNoForm, isRefusal } from './form-page.ts';
import { FormNotFound } from './FormNotFound.tsx';

/** The form of an address. */
export function CustomFormView({ id, loaded }: { id: string; loaded: LoaderResult<unknown> }) {
  const { data, error, failureReason, isFetching, refetch } = useQuery(formQuery(useApi(), id));
  // Shown at once, though retries follow: they may take as long as the server asks clients to wait.
  const failure = error ?? (isRefusal(failureReason) ? null : failureReason);
  const state = usePageState(loaded, { data, error: failure, isFetching, refetch }, isNoForm);
  if (data === undefined && isRefusal(error)) return <Navigate to={paths.notFound()} replace />;
  return (
    <PageBoundary
      state={state}
      loading={
        <SkeletonGroup label="Loading the form">
          <Skeleton shape="landscape" />
        </SkeletonGroup>
      }
      notFound={<FormNotFound />}
      unavailable={
        <div className={frame}>
          <ErrorState
            flush
            as="h1"
            title="The form could not be loaded."
            text={failure ? errorMessage(failure) : 'Please try again in a moment.'}
            pending={state.isRetrying}
            onRetry={state.retry}
          />
        </div>
      }
    >
      {/* A newer copy of the form must not remove what was typed into this one. */}
      {(form) => form && <CustomForm key={form.id} form={form} />}
    </PageBoundary>
  );
}
