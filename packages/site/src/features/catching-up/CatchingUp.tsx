import { useSession } from '@maidan/auth/session/use-session';
import { belowBase } from '@maidan/i18n/language-of-path';
import { formatSince } from '@maidan/i18n/since';
import { t } from '@maidan/i18n/text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import * as css from './CatchingUp.css.ts';
import { countNew, findSeen, MOST_SEEN, saveSeen, seenPosts, type SeenPosts } from './seen-posts.ts';
import { placeOf, postInView, watchFeed, type ShownFeed } from './watch-feed.ts';

/** Milliseconds: after a shorter absence, readers know where they were. */
const AWAY = 30 * 60_000;
/** Milliseconds: long enough to look at the first post. */
const OFFER_LIFE = 15_000;

/** What had been seen of each feed when this document opened it, by reader and feed. */
const earlier = new Map<string, SeenPosts | null>();

/**
 * Marks where the posts of a feed were already seen, and leads back to where the reader left off. Nothing moves,
 * because the line is in the space between two posts.
 */
export function CatchingUp() {
  const { key } = useLocation();
  const { userId } = useSession();
  const navigate = useNavigate();
  const [feed, setFeed] = useState<ShownFeed | null>(null);
  const latest = useRef<ShownFeed | null>(null);
  useEffect(
    () =>
      watchFeed((found) => {
        latest.current = found;
        setFeed(found);
      }),
    [key],
  );

  const places = feed?.posts.map(placeOf) ?? [];
  const before = feed && places.length > 0 ? seenBefore(userId, feed.here) : null;
  const count = before && countNew(places, before.seen);
  const lastNew = (count && feed?.posts[count - 1]) || null;

  const save = useEffectEvent((change: Partial<SeenPosts>) => {
    const shown = latest.current;
    if (!shown) return;
    const known = findSeen(seenPosts, userId, shown.here);
    saveSeen(seenPosts, userId, shown.here, { at: Date.now(), seen: [], left: null, ...known, ...change });
  });
  const saveAll = useEffectEvent(() => save({ at: Date.now(), seen: places.slice(0, MOST_SEEN) }));
  const goBack = useEffectEvent(({ place, path }: NonNullable<SeenPosts['left']>) => {
    const post = latest.current?.posts.find((one) => placeOf(one) === place);
    if (!post) return void navigate(belowBase(t('language.base'), path));
    post.scrollIntoView({ block: 'start' });
    post.querySelector('a')?.focus({ preventScroll: true });
  });

  const here = feed?.here;
  const isAllSeen = before === null || count === 0;
  const left = before?.left ?? null;
  useEffect(() => {
    if (here === undefined || places.length === 0) return;
    if (isAllSeen) saveAll();
    if (!left || Date.now() - left.at < AWAY || left.place === places[0] || scrollY > 0) return;
    const action = { label: t('site.goToPost'), onPress: () => goBack(left) };
    showToast(t('site.leftOff'), { action, life: OFFER_LIFE });
    // Once per feed, not per page.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [here, userId]);

  useEffect(() => {
    const leave = () => {
      const post = document.visibilityState === 'hidden' && latest.current && postInView(latest.current);
      const path = post && post.querySelector<HTMLAnchorElement>('a[href*="/post/"]')?.pathname;
      if (post && path) save({ left: { at: Date.now(), place: placeOf(post), path } });
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && saveAll());
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [lastNew]);

  if (!lastNew || !before) return null;
  return createPortal(
    <p ref={mark} className={css.mark}>
      {t('site.seenSince', { when: formatSince(before.at, Date.now()) })}
    </p>,
    lastNew,
  );
}

function seenBefore(userId: Parameters<typeof findSeen>[1], here: string): SeenPosts | null {
  const name = `${String(userId)} ${here}`;
  const known = earlier.get(name);
  if (known !== undefined) return known;
  const found = findSeen(seenPosts, userId, here);
  earlier.set(name, found);
  return found;
}
