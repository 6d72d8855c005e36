import { splitAddresses } from '@maidan/contract/text/web-addresses';
import { externalRel, safeUrl } from '@maidan/ui/html/safe-url';
import * as css from './LinkedText.css.ts';

/** A text that a person wrote, with its web addresses as links. */
export function LinkedText({ children }: { children: string }) {
  return splitAddresses(children).map(({ text, href }, index) => {
    const safe = safeUrl(href)?.href;
    if (safe === undefined) return text;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a written text never change
      <a key={index} className={css.link} href={safe} target="_blank" rel={externalRel}>
        {text}
      </a>
    );
  });
}
