/** A ref that sets an element's size, because the content policy blocks style attributes. */
export const sized =
  (side: 'width' | 'height', pixels: number) =>
  (element: HTMLElement | null): void => {
    if (element) element.style[side] = `${pixels}px`;
  };
