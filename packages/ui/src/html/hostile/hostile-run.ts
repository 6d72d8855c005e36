/** Helpers for the stories that render hostile HTML with HtmlContent. */

interface Fireable {
  fired?: () => void;
}

/** Counts the calls of `fired()` in this window. */
export function watchForFire(): { fired: () => number; stop: () => void } {
  let count = 0;
  const target = window as Fireable;
  target.fired = () => {
    count += 1;
  };
  return {
    fired: () => count,
    stop: () => {
      delete target.fired;
    },
  };
}

/** A frame that renders HTML unchanged, including scripts: the control run. */
export function armSandbox(parent: HTMLElement) {
  const frame = parent.appendChild(document.createElement('iframe'));
  frame.title = 'Control run';
  let count = 0;
  const inside = frame.contentWindow as (Window & Fireable) | null;
  const page = frame.contentDocument;
  if (!inside || !page) throw new Error('The control frame did not open.');
  inside.fired = () => {
    count += 1;
  };
  return {
    count: () => count,
    /** Parsed as in the frame's own document. Lets the vector fire, but not navigate. */
    insertRaw: (html: string) => {
      const place = page.body.appendChild(page.createElement('div'));
      const fragment = page.createRange().createContextualFragment(html);
      for (const leaver of fragment.querySelectorAll('base, meta')) leaver.remove();
      place.append(fragment);
    },
    remove: () => frame.remove(),
  };
}

/** Simulates a browser without Element.setHTML. */
export async function withoutNativeSanitiser(run: () => Promise<void>): Promise<void> {
  const native = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
  Reflect.deleteProperty(Element.prototype, 'setHTML');
  try {
    await run();
  } finally {
    if (native) Object.defineProperty(Element.prototype, 'setHTML', native);
  }
}
