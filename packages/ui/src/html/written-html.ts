import { enforceRules } from './enforce-rules.ts';

/** No site has this origin, so every absolute address stays absolute: either site may show the same text. */
const NO_ORIGIN = 'https://no-origin.invalid';

/** The sanitised HTML of an editor's content, exactly as the server writes it, so that the reply contains the same text. */
export function writtenHtml(nodes: DocumentFragment): string {
  const host = document.implementation.createHTMLDocument('').createElement('div');
  host.append(nodes);
  enforceRules(host, NO_ORIGIN);
  return host.innerHTML.replaceAll(/<([bh]r)>/g, '<$1 />');
}
