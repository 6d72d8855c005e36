import { Link } from '../../links/LinkProvider.tsx';
import * as css from './TagCloud.css.ts';

export interface CloudTag {
  label: string;
  href: string;
  /** 3 for the heaviest of the wall, 1 for the lightest. */
  weight: 1 | 2 | 3;
}

interface TagCloudProps {
  label?: string;
  tags: readonly CloudTag[];
}

/** A wall of words, no pills: three sizes by weight. One scrolling line on a phone, so that the first post is in view. */
export function TagCloud({ label = 'Tags', tags }: TagCloudProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.cloud}>
        {tags.map((tag) => (
          <li key={tag.href} className={css.word}>
            <Link href={tag.href} className={css.weights[tag.weight]}>
              {tag.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
