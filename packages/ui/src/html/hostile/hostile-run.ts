/** Tools of the stories that put hostile HTML through HtmlContent. */

interface Fireable {
  fired?: () => void;
}

/** Counts every call of `fired()` in this very window. */
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

/** A frame in which HTML is put as it comes, scripts and all: the control run. */
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
    /** Parsed as the frame's own document would parse it. Takes the vector's fire, not its navigation. */
    insertRaw: (html: string) => {
      const place = page.body.appendChild(page.createElement('div'));
      const fragment = page.createRange().createContextualFragment(html);
      for (const leaver of fragment.querySelectorAll('base, meta')) leaver.remove();
      place.append(fragment);
    },
    remove: () => frame.remove(),
  };
}

/** As in a browser that has no Element.setHTML. */
export async function withoutNativeSanitiser(run: () => Promise<void>): Promise<void> {
  const native = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
  Reflect.deleteProperty(Element.prototype, 'setHTML');
  try {
    await run();
  } finally {
    if (native) Object.defineProperty(Element.prototype, 'setHTML', native);
  }
}
