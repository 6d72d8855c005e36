import { use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DocumentHtmlContext } from '../../html/document-html.ts';
import { sanitise } from '../../html/sanitise.ts';
import { visibleText } from '../../html/visible-text.ts';
import * as css from './HtmlContent.css.ts';

interface HtmlContentProps {
  /** HTML as the API gives it. Ours sanitised it on write; whichever it is, it is sanitised again before it shows. */
  html: string;
  size?: keyof typeof css.sizes;
  /** Shows two lines of running words: blocks flow into one another, pictures and tables wait. */
  clamped?: boolean;
}

/**
 * The only place where HTML of the API reaches the page (trust.md, B4, H-1 to H-4). The server's document prints what its
 * own sanitiser left; everywhere else only sanitised nodes are put in, never a string.
 */
export function HtmlContent({ html, size = 'inherit', clamped = false }: HtmlContentProps) {
  const host = useRef<HTMLDivElement>(null);
  const fromServer = useSyncExternalStore(neverChanges, inBrowser, onServer);
  // Held by identity: React takes over what the server printed and never writes a later string itself.
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
      // Until the purifier is here, and if it cannot be fetched, the bare words stand in.
      if (host.current && printed === undefined) host.current.textContent = visibleText(html);
      clean.then(show, () => undefined);
    }
    return () => {
      wanted = false;
    };
  }, [html, printed]);

  return (
    <div className={`${css.sizes[size]} ${clamped ? css.clamped : ''}`} dir="auto">
      <div ref={host} className={css.content} dangerouslySetInnerHTML={printed} suppressHydrationWarning />
    </div>
  );
}

/** Leaves the server's nodes alone where they are right already, so that hydration moves and reloads nothing. */
function replaceUnlessEqual(host: HTMLElement, clean: DocumentFragment): void {
  const wanted = host.cloneNode(false);
  wanted.appendChild(clean);
  if (!wanted.isEqualNode(host)) host.replaceChildren(...wanted.childNodes);
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;
