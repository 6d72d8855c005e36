import { NotFound } from '@maidan/ui/NotFound';
import { isRouteErrorResponse } from 'react-router';

/** What a reader sees when a page breaks: words, and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return <NotFound title={notFound ? 'Page not found' : 'Something went wrong.'} />;
}
