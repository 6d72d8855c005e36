import { t } from '@maidan/i18n/text';
import { useId, useRef, useState, type FocusEvent } from 'react';
import { DownIcon, UpIcon } from '../../icons/icons.tsx';
import { Link } from '../../links/LinkProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useHidesContent } from '../private/use-hides-content.ts';
import * as css from './WordCloud.css.ts';

export interface CloudWord {
  label: string;
  href: string;
  /** 3 for the most prominent words, 1 for the least. */
  weight: 1 | 2 | 3;
  /** The `data-mute` of its element, which hides it in the document from readers who muted it. */
  muteMark?: string;
}

interface WordCloudProps {
  label: string;
  words: readonly CloudWord[];
  /** The first line, and a button that shows all of it. */
  folded?: boolean;
}

/** Words in three sizes by weight. One scrolling line on a phone, so that the content below is visible. */
export function WordCloud({ label, words, folded = false }: WordCloudProps) {
  if (folded) return <FoldedCloud label={label} words={words} />;
  return (
    <nav aria-label={label}>
      <ul className={css.cloud}>
        <Words of={words} />
      </ul>
    </nav>
  );
}

function FoldedCloud({ label, words }: Pick<WordCloudProps, 'label' | 'words'>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const hidesWords = useHidesContent(box);

  /** Tab reaches the words of hidden lines, which must then be visible. */
  function unfoldForFocus({ target, currentTarget }: FocusEvent) {
    const first = currentTarget.firstElementChild;
    if (first && target.getBoundingClientRect().top > first.getBoundingClientRect().bottom - 1) setOpen(true);
  }

  return (
    <nav ref={box} aria-label={label} className={css.foldable}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the links in it */}
      <ul id={id} className={open ? css.unfolded : css.folded} onFocus={unfoldForFocus}>
        <Words of={words} />
      </ul>
      {(open || hidesWords) && (
        <span className={css.toggle}>
          <IconButton
            label={open ? t('ui.showLess') : t('ui.showAll')}
            icon={open ? <UpIcon /> : <DownIcon />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </span>
      )}
    </nav>
  );
}

function Words({ of: words }: { of: readonly CloudWord[] }) {
  return words.map((word) => (
    <li key={word.href} className={css.word} data-mute={word.muteMark}>
      <Link href={word.href} className={css.weights[word.weight]}>
        {word.label}
      </Link>
    </li>
  ));
}
