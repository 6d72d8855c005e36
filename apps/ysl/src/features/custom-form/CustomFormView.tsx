import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { isNotFound } from '@maidan/api-client/errors/api-error';
import { formQuery } from '@maidan/api-client/queries/league/custom-forms';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { frame } from '../../frame.css.ts';
import { CustomForm } from './CustomForm.tsx';
import { FormNotFound } from './FormNotFound.tsx';
import { isRefusal } from './load-form.ts';

/** The form of an address, and the states before: loading, unknown, refused, out of reach. */
export function CustomFormView({ id }: { id: string }) {
  const { data: form, error, failureReason, isFetching, refetch } = useQuery(formQuery(useApi(), id));
  // A newer copy of the form must not take away what is typed into this one.
  if (form) return <CustomForm key={form.id} form={form} />;
  if (form === null || isNotFound(error)) return <FormNotFound />;
  if (isRefusal(error)) return <Navigate to={paths.notFound()} replace />;
  // Said at once, though it is tried a few times more: that may take as long as the server asks to be left alone.
  const trouble = error ?? (isRefusal(failureReason) ? null : failureReason);
  if (trouble) {
    return (
      <div className={frame}>
        <ErrorState
          flush
          as="h1"
          title="The form could not be loaded."
          text={errorMessage(trouble)}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <SkeletonGroup label="Loading the form">
      <Skeleton shape="landscape" />
    </SkeletonGroup>
  );
}
