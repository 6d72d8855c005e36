import type { Virtualizer } from '@tanstack/react-virtual';

/** The element that scrolls a list vertically: a pane around it, or the page. */
export function scrollerOf(list: HTMLElement): Element {
  for (let around = list.parentElement; around; around = around.parentElement) {
    // An element that scrolls sideways has the same computed style, but is as high as its content.
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY)) {
      return around === document.body ? document.documentElement : around;
    }
  }
  return document.documentElement;
}

/** Pixels from the start of the scrolled content to the list. */
export function marginAbove(list: HTMLElement, scroller: Element): number {
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return Math.round(list.getBoundingClientRect().top - top + scroller.scrollTop);
}

type Rows = Virtualizer<Element, HTMLElement>;

/** Observers for the page, whose scroll events and size come from the window, not from its root element. */
export const ofPage = {
  observeElementRect(_: Rows, report: (rect: { width: number; height: number }) => void) {
    const { documentElement: page } = document;
    const read = () => report({ width: page.clientWidth, height: page.clientHeight });
    read();
    window.addEventListener('resize', read, { passive: true });
    return () => window.removeEventListener('resize', read);
  },

  observeElementOffset(_: Rows, report: (offset: number, isScrolling: boolean) => void) {
    const read = ({ type }: { readonly type: string }) => report(document.documentElement.scrollTop, type === 'scroll');
    read({ type: 'start' });
    document.addEventListener('scroll', read, { passive: true });
    document.addEventListener('scrollend', read, { passive: true });
    return () => {
      document.removeEventListener('scroll', read);
      document.removeEventListener('scrollend', read);
    };
  },
};
