import type { PageMessage } from '@maidan/service-worker/messages';

/**
 * What the worker learns of a visit. A worker may take over a page whose document was on its way before the worker began:
 * the page is controlled, and yet the worker has never seen the document.
 * @param files what the page has loaded so far
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
