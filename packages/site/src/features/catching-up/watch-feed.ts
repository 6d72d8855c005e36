/** The list of a feed on the page; `data-place` identifies a post, `data-here` the tag or category. */
export interface ShownFeed {
  readonly here: string;
  /** In order. */
  readonly posts: readonly HTMLElement[];
}

const placesOf = ({ posts }: ShownFeed): string => posts.map(placeOf).join();

export const placeOf = (post: HTMLElement): string => post.dataset['place'] ?? '';

function readFeed(): ShownFeed | null {
  const list = document.querySelector<HTMLElement>('#posts[data-here]');
  if (!list) return null;
  return { here: list.dataset['here'] ?? '', posts: [...list.querySelectorAll<HTMLElement>(':scope > [data-place]')] };
}

/** Reports the feed of the page and each change of its posts, once per frame. @returns a function that stops it */
export function watchFeed(report: (feed: ShownFeed | null) => void): () => void {
  let known: ShownFeed | null = null;
  let frame = 0;
  const look = () => {
    frame = 0;
    const feed = readFeed();
    const isSame =
      feed?.here === known?.here &&
      (feed && placesOf(feed)) === (known && placesOf(known)) &&
      feed?.posts[0] === known?.posts[0];
    if (isSame) return;
    known = feed;
    report(feed);
  };
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(look);
  });
  const main = document.querySelector('#main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** The post being read: the first that reaches into the upper half of the window. */
export function postInView({ posts }: ShownFeed): HTMLElement | null {
  return posts.find((post) => post.isConnected && post.getBoundingClientRect().bottom > innerHeight / 2) ?? null;
}
