import { Link } from '../../links/LinkProvider.tsx';
import * as css from './WordCloud.css.ts';

export interface CloudWord {
  label: string;
  href: string;
  /** 3 for the heaviest of the wall, 1 for the lightest. */
  weight: 1 | 2 | 3;
  /** The `data-mute` of its element: a reader who has muted it does not see it in the document. */
  muteMark?: string;
}

interface WordCloudProps {
  label: string;
  words: readonly CloudWord[];
  /** Two lines as long as they need to be, for a row that scrolls sideways. */
  inTwoLines?: boolean;
}

/** Words in three sizes by weight. One scrolling line on a phone, so that what follows is in view. */
export function WordCloud({ label, words, inTwoLines = false }: WordCloudProps) {
  return (
    <nav aria-label={label}>
      <ul className={inTwoLines ? css.twoLines : css.cloud}>
        {words.map((word) => (
          <li key={word.href} className={css.word} data-mute={word.muteMark}>
            <Link href={word.href} className={css.weights[word.weight]}>
              {word.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
