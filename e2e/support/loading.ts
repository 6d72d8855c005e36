interface Loaded {
  path: string;
  /** The initiator, such as 'script', 'link' or 'video'. */
  by: string;
  isEarly: boolean;
}

/** The resources that the page has loaded so far; early: before its load event. For `page.evaluate`. */
export const resources = (): Loaded[] => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.map(({ name, initiatorType, startTime }) => ({
    path: new URL(name).pathname,
    by: initiatorType,
    isEarly: startTime < (document?.loadEventStart ?? 0),
  }));
};

/** The layout shifts while the page loaded. For `page.evaluate`. */
export const layoutShifts = () =>
  new Promise<string[]>((resolve) => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const name = (node: Node | null) =>
      node instanceof Element ? `<${node.localName} class="${node.className}">` : `"${node?.textContent ?? ''}"`;
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // While it is still parsing the document, a slow machine may paint an icon before the label next to it.
    const isHalfRead = ({ value, startTime }: LayoutShift) =>
      value < 0.0001 && startTime < (document?.domInteractive ?? 0);
    new PerformanceObserver((list) =>
      resolve(
        (list.getEntries() as LayoutShift[])
          .filter((shift) => !isHalfRead(shift))
          .map(({ value, sources }) =>
            [value, ...sources.map((s) => `${name(s.node)} ${rect(s.previousRect)} -> ${rect(s.currentRect)}`)].join(
              ' ',
            ),
          ),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
    // Without any shift the observer is never called.
    setTimeout(() => resolve([]), 200);
  });
