import { use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DocumentHtmlContext } from '../../html/document-html.ts';
import { sanitise } from '../../html/sanitise.ts';
import { visibleText } from '../../html/visible-text.ts';
import * as css from './HtmlContent.css.ts';

interface HtmlContentProps {
  /** HTML from the API. Our server sanitises it on write, but other servers may not, so it is sanitised again here. */
  html: string;
  /** Shows two lines of running text, without pictures and tables. */
  clamped?: boolean;
}

/**
 * The only place where HTML from the API reaches the page. The server's document contains the output of its own
 * sanitiser; the browser inserts only sanitised nodes, never a string.
 */
export function HtmlContent({ html, clamped = false }: HtmlContentProps) {
  const host = useRef<HTMLDivElement>(null);
  const fromServer = useSyncExternalStore(neverChanges, inBrowser, onServer);
  // Kept by identity: React adopts the server's HTML and never writes a later string itself.
  const toDocument = use(DocumentHtmlContext);
  const [printed] = useState(() => (fromServer ? { __html: toDocument(html) } : undefined));

  useLayoutEffect(() => {
    let wanted = true;
    const show = (clean: DocumentFragment) => {
      if (wanted && host.current) replaceUnlessEqual(host.current, clean);
    };
    const clean = sanitise(html);
    if (clean instanceof DocumentFragment) {
      show(clean);
    } else {
      // Plain text until the sanitiser has loaded, or if it cannot load.
      if (host.current && printed === undefined) host.current.textContent = visibleText(html);
      clean.then(show, () => undefined);
    }
    return () => {
      wanted = false;
    };
  }, [html, printed]);

  return (
    <div className={`${css.frame} ${clamped ? css.clamped : ''}`} dir="auto">
      <div ref={host} className={css.content} dangerouslySetInnerHTML={printed} suppressHydrationWarning />
    </div>
  );
}

/** Keeps the server's nodes if they are equal, so that hydration moves or reloads nothing. */
function replaceUnlessEqual(host: HTMLElement, clean: DocumentFragment): void {
  const wanted = host.cloneNode(false);
  wanted.appendChild(clean);
  if (!wanted.isEqualNode(host)) host.replaceChildren(...wanted.childNodes);
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;
