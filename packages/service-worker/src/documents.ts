import { isReadable } from './addresses.ts';
import { LIFE_OF_COMMON, stamp } from './copies.ts';
import { keepCopies } from './keep-copies.ts';
import { DOCUMENTS_CACHE, SHELL_PARAMETER, SHELL_PATH } from './messages.ts';
import { runStrategy } from './run-strategy.ts';

const isDocument = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true;

const strategy = keepCopies({
  cacheName: DOCUMENTS_CACHE,
  most: 100,
  maxAge: LIFE_OF_COMMON,
  isWorthACopy: ({ url }, response) => isDocument(response) && isReadable(new URL(url)),
});

const findShell = async (): Promise<Response | undefined> =>
  (await caches.open(DOCUMENTS_CACHE)).match(SHELL_PATH, { ignoreVary: true });

/**
 * A document from the network, or else its copy. The data of a page never loaded as a document may be known from calls: the
 * shell opens and shows it.
 */
export async function answerDocument(request: Request, event: ExtendableEvent): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    return await runStrategy(strategy, request, event);
  } catch (error) {
    const shell = await findShell();
    if (!shell) throw error;
    return pathname === SHELL_PATH
      ? shell
      : Response.redirect(`${SHELL_PATH}?${new URLSearchParams({ [SHELL_PARAMETER]: pathname + search })}`);
  }
}

/**
 * Stores the document of a page that was loaded without the worker.
 * @param source `force-cache` for one in the browser's own cache, which needs no download
 */
export async function storeDocument(address: string, source: 'default' | 'force-cache'): Promise<void> {
  if (!isReadable(new URL(address))) return;
  const response = await fetch(address, { cache: source, priority: 'low' });
  if (response.status !== 200 || response.redirected || !isDocument(response)) return;
  await (await caches.open(DOCUMENTS_CACHE)).put(address, stamp(response));
}

/**
 * Stores a page that was loaded without the worker, its document last, because without its style sheet it is worth less.
 * Files that cannot be loaded are skipped.
 */
export async function storeVisited(
  document: string,
  files: readonly string[],
  keep: (request: Request) => Promise<unknown>,
): Promise<void> {
  for (const file of files) await keep(new Request(file, { cache: 'force-cache' })).catch(() => undefined);
  await storeDocument(document, 'force-cache');
}
