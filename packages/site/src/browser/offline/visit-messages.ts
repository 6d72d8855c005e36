import type { PageMessage } from '@maidan/service-worker/messages';

/**
 * The messages to the worker about a visit. A worker may take over a page whose document was requested before the worker
 * started: the page is controlled, although the worker has never seen the document.
 * @param files loaded by the page so far
 */
export function visitMessages(
  visit: Pick<PerformanceNavigationTiming, 'name' | 'workerStart'> | undefined,
  wasControlled: boolean,
  files: readonly string[],
): PageMessage[] {
  const document = visit?.workerStart === 0 ? visit.name.split('#', 1)[0] : undefined;
  return [
    ...(wasControlled ? [{ kind: 'began' } as const] : []),
    ...(document === undefined ? [] : [{ kind: 'visited', document, files } as const]),
  ];
}
