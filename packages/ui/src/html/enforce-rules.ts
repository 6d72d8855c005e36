import { allowedElements, allowedEverywhere, unwrappedElements } from './allow-list.ts';
import { externalRel, safeImageUrl, safeUrl } from './safe-url.ts';

const unwrapped = new Set(unwrappedElements);
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/**
 * The final check after either sanitiser: walks the tree, removes every element and attribute that is not
 * permitted, checks each address and completes links. The tree must be inert (its document has no window), or
 * pictures would already be loading.
 */
export function enforceRules(root: ParentNode & Node, ownOrigin: string): void {
  for (const element of root.querySelectorAll('*')) {
    const attributes = element.namespaceURI === HTML_NAMESPACE ? allowedElements.get(element.localName) : undefined;
    if (attributes === undefined) {
      if (unwrapped.has(element.localName)) element.replaceWith(...element.childNodes);
      else element.remove();
      continue;
    }
    for (const name of element.getAttributeNames()) {
      if (!attributes.includes(name) && !allowedEverywhere.includes(name)) element.removeAttribute(name);
    }
    if (element.localName === 'a') completeLink(element, ownOrigin);
    if (element.localName === 'img') completeImage(element);
  }
}

function completeLink(link: Element, ownOrigin: string): void {
  const url = safeUrl(link.getAttribute('href'), ownOrigin);
  if (url === undefined) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', url.href);
  if (!url.external) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', externalRel);
}

function completeImage(image: Element): void {
  const src = safeImageUrl(image.getAttribute('src'));
  if (src === undefined) {
    image.remove();
    return;
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
  // Set last, because the request needs everything above in place.
  image.setAttribute('src', src);
}
