import { Link } from '../../links/LinkProvider.tsx';
import * as css from './WordCloud.css.ts';

export interface CloudWord {
  label: string;
  href: string;
  /** 3 for the heaviest of the wall, 1 for the lightest. */
  weight: 1 | 2 | 3;
}

interface WordCloudProps {
  label: string;
  words: readonly CloudWord[];
  /** One scrolling line on a desk, too. */
  inOneLine?: boolean;
}

/** Words in three sizes by weight. One scrolling line on a phone, so that what follows is in view. */
export function WordCloud({ label, words, inOneLine = false }: WordCloudProps) {
  return (
    <nav aria-label={label}>
      <ul className={inOneLine ? css.line : css.cloud}>
        {words.map((word) => (
          <li key={word.href} className={css.word}>
            <Link href={word.href} className={css.weights[word.weight]}>
              {word.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
