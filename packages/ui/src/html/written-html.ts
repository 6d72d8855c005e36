import { enforceRules } from './enforce-rules.ts';

/** No site has it, so every whole address stays whole: the same text may be shown on either site. */
const NO_ORIGIN = 'https://no-origin.invalid';

/** The sanitised HTML of what was written in an editor, as the server writes it, so that what comes back is the same text. */
export function writtenHtml(nodes: DocumentFragment): string {
  const host = document.implementation.createHTMLDocument('').createElement('div');
  host.append(nodes);
  enforceRules(host, NO_ORIGIN);
  return host.innerHTML.replaceAll(/<([bh]r)>/g, '<$1 />');
}
