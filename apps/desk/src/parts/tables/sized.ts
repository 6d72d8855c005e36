/** A ref that gives an element this size. The page's policy refuses it as an attribute. */
export const sized =
  (side: 'width' | 'height', pixels: number) =>
  (element: HTMLElement | null): void => {
    if (element) element.style[side] = `${pixels}px`;
  };
