/**
 * A fetch that reports upload progress, based on XMLHttpRequest, because the platform's fetch cannot report it in every
 * browser (docs/decisions/0001-uploads-by-xmlhttprequest.md).
 *
 * @param body sent instead of the request's own, so that files go straight from disk, without a copy in memory
 * @param onProgress 0 to 1
 */
export function uploadFetch(body: FormData, onProgress: (share: number) => void): typeof globalThis.fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init);
      const { signal } = request;
      const sender = new XMLHttpRequest();
      const cancel = () => {
        sender.abort();
        reject(signal.reason as Error);
      };
      if (signal.aborted) {
        cancel();
        return;
      }
      signal.addEventListener('abort', cancel, { once: true });
      sender.open(request.method, request.url);
      for (const [name, value] of request.headers) {
        // Its boundary belongs to the other body; the browser writes a new one.
        if (name !== 'content-type') sender.setRequestHeader(name, value);
      }
      sender.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      sender.addEventListener('load', () => resolve(responseOf(sender)));
      sender.addEventListener('error', () => reject(new TypeError('The upload failed on its way')));
      sender.addEventListener('loadend', () => signal.removeEventListener('abort', cancel));
      sender.send(body);
    });
}

function responseOf(sender: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of sender.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // A Response with these statuses must not have a body, not even an empty one.
  const isBare = sender.status === 204 || sender.status === 205 || sender.status === 304;
  return new Response(isBare ? null : sender.responseText, { status: sender.status, headers });
}
