import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { formQuery } from '@maidan/api-client/queries/league/custom-forms';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import { PageUnavailable } from '@maidan/site/page/PageUnavailable';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { frame } from '../../frame.css.ts';
import { isNoForm, isRefusal } from './form-page.ts';
import { FormNotFound } from './FormNotFound.tsx';

interface CustomFormViewProps {
  id: string;
  loaded: LoaderResult<unknown>;
  /** Renders the form. */
  children: (form: Form) => ReactNode;
}

/** Loads a form and handles its loading and error states. */
export function CustomFormView({ id, loaded, children }: CustomFormViewProps) {
  const { data, error, failureReason, isFetching, refetch } = useQuery(formQuery(useApi(), id));
  // Shown before the retries, which can take as long as the server's Retry-After.
  const failure = error ?? (isRefusal(failureReason) ? null : failureReason);
  const state = usePageState(loaded, { data, error: failure, isFetching, refetch }, isNoForm);
  if (data === undefined && isRefusal(error)) return <Navigate to={paths.notFound()} replace />;
  return (
    <PageBoundary
      state={state}
      loading={
        <SkeletonGroup label={t('forms.loading')}>
          <Skeleton shape="landscape" />
        </SkeletonGroup>
      }
      notFound={<FormNotFound />}
      unavailable={
        <div className={frame}>
          <PageUnavailable
            title={t('forms.unavailable')}
            error={failure}
            isRetrying={state.isRetrying}
            retry={state.retry}
          />
        </div>
      }
    >
      {(form) => form && children(form)}
    </PageBoundary>
  );
}
