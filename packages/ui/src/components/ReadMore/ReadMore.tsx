import { t } from '@maidan/i18n/text';
import { useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { useOpen } from '../../open-places/open-places.ts';
import { visibleLength } from '../../html/visible-text.ts';
import { HtmlContent } from '../HtmlContent/HtmlContent.tsx';
import { BaseButton } from '../private/BaseButton.tsx';
import { useHidesContent } from '../private/use-hides-content.ts';
import * as css from './ReadMore.css.ts';

interface ReadMoreProps {
  /** HTML as the API returns it; rendered by HtmlContent. */
  html: string;
  /** Visible characters above which the text collapses. */
  threshold?: number;
  /** Remembers by this name that it is expanded; unique on the page. */
  name?: string;
  /** Actions on the text, at the end of the toggle's line. */
  beside?: ReactNode;
}

/** A description: a short one in full, a long one with two lines and a toggle. */
export function ReadMore({ html, threshold = 100, name, beside }: ReadMoreProps) {
  const [open, setOpen] = useOpen(name);
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  const hidesText = useHidesContent(body);
  if (visibleLength(html) <= threshold) {
    const text = <HtmlContent html={html} />;
    if (beside === undefined) return text;
    return (
      <div>
        {text}
        <div className={css.line}>{beside}</div>
      </div>
    );
  }

  function toggle() {
    setOpen(!open);
    // Collapsed from far below its start: scroll the start back into view.
    if (open && root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  }

  /** Tab may reach a collapsed link, which must then be visible. */
  function unfoldForFocus({ target }: FocusEvent) {
    const frame = body.current?.firstElementChild;
    // Relative to the text's own top, because the browser may already have scrolled the collapsed box to the link.
    const top = frame?.firstElementChild?.getBoundingClientRect().top ?? 0;
    if (target.getBoundingClientRect().bottom - top > (frame?.clientHeight ?? 0) + 1) setOpen(true);
  }

  const button = (
    <BaseButton
      className={open || hidesText ? css.toggle : css.needless}
      aria-expanded={open}
      aria-controls={bodyId}
      onClick={toggle}
    >
      {open ? t('ui.showLess') : t('ui.readMore')}
    </BaseButton>
  );

  return (
    <div ref={root}>
      <div ref={body} id={bodyId} onFocus={open ? undefined : unfoldForFocus}>
        <HtmlContent html={html} clamped={!open} />
      </div>
      {beside === undefined ? (
        button
      ) : (
        <div className={css.line}>
          {button}
          {beside}
        </div>
      )}
    </div>
  );
}
