import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './FeedSkeleton.css.ts';

const SIX = [1, 2, 3, 4, 5, 6];

/** Home in chalk, at its final size, while it is on its way. */
export function FeedSkeleton() {
  return (
    <SkeletonGroup label="Loading posts">
      <Strip />
      <div className={css.toggle} />
      <Card />
      <Card />
    </SkeletonGroup>
  );
}

/** A tag or category: before the posts its strip, its head and its text. */
export function TopicSkeleton() {
  return (
    <SkeletonGroup label="Loading posts">
      <Strip small />
      <div className={css.head} />
      <div className={css.about}>
        <Skeleton />
        <Skeleton width="long" />
        <span className={css.button}>
          <Skeleton shape="button" />
        </span>
      </div>
      <div className={css.toggle} />
      <Card />
    </SkeletonGroup>
  );
}

/** A post alone. */
export function PostSkeleton() {
  return (
    <SkeletonGroup label="Loading the post">
      <Card />
    </SkeletonGroup>
  );
}

function Strip({ small = false }: { small?: boolean }) {
  return (
    <div className={small ? css.smallStrip : css.strip}>
      {SIX.map((place) => (
        <span key={place} className={css.place}>
          <span className={small ? css.smallArch : css.arch} />
          <Skeleton />
        </span>
      ))}
    </div>
  );
}

function Card() {
  return (
    <div className={css.post}>
      <div className={css.media} />
      <div className={css.actions}>
        <Skeleton shape="button" />
      </div>
      <div className={css.text}>
        <Skeleton shape="heading" width="half" />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </div>
  );
}
