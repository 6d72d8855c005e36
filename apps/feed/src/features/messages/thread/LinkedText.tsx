import { externalRel, safeUrl } from '@maidan/ui/html/safe-url';
import * as css from './Thread.css.ts';

/** A web address, without the punctuation of the sentence around it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’)\]}])/;

/** Plain text in which web addresses are links. */
export function LinkedText({ children }: { children: string }) {
  // The odd parts are what the expression captures.
  return children.split(ADDRESS).map((part, index) => {
    const href = index % 2 === 1 ? safeUrl(part)?.href : undefined;
    if (href === undefined) return part;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a sent text never change
      <a key={index} className={css.textLink} href={href} target="_blank" rel={externalRel}>
        {part}
      </a>
    );
  });
}
