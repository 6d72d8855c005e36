import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { DocumentHtmlContext } from '@maidan/ui/html/document-html';
import { bootScript, returnScript } from '@maidan/ui/theme/boot-script';
import { DocumentContext } from '../../document/document-context.ts';
import { sanitiseForDocument } from './sanitise-for-document.server.ts';
import { siteContext } from '../site-context.server.ts';

/** Seconds after which an unavailable page should be requested again. */
const RETRY_AFTER = '5';

/** Where the styles for the finished document are inserted. */
const STYLES = '/* styles */';

const scripts = { boot: bootScript, return: returnScript };

/** Renders the whole document before sending its first byte: a crawler and a slow phone get the same, finished page. */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, styles } = context.get(siteContext);
  let answerStatus = status;
  const stream = await renderToReadableStream(
    <DocumentContext value={{ nonce, requestId, css: STYLES, scripts }}>
      <DocumentHtmlContext value={sanitiseForDocument}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </DocumentHtmlContext>
    </DocumentContext>,
    {
      nonce: { script: nonce, style: nonce },
      signal: request.signal,
      // Above a certain size, React would put the page into a hidden element and move it by script, so it would stay hidden
      // without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        answerStatus = 500;
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  if (answerStatus === 503) headers.set('retry-after', RETRY_AFTER);
  return new Response(styles ? html.replace(STYLES, () => styles.pick(html)) : html, { status: answerStatus, headers });
}
