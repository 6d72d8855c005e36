import { posterAddress, shownPicture } from '@maidan/contract/media/picture-variants';
import { isAd, shownMedia } from '@maidan/contract/feed/post-kinds';
import type { Post } from '@maidan/contract/feed/posts';
import { Gallery } from '@maidan/media/Gallery';
import { LazyEmbed } from '@maidan/media/LazyEmbed';
import { VideoPlayer } from '@maidan/media/VideoPlayer';
import { useKeptClip } from './use-kept-clip.ts';
import { useMoment } from './use-moment.ts';

interface PostMediaProps {
  post: Post;
  /** Whether it is the largest picture of the first screen. */
  isFirst: boolean;
  onPlayed: () => void;
}

export function PostMedia({ post, isFirst, onPlayed }: PostMediaProps) {
  const {
    name,
    media,
    thumbnail,
    thumbnail_variants: variants,
    alt,
    width,
    height,
    duration,
    caption_tracks: captions,
    credits,
  } = post;
  const moment = useMoment(post.slug);
  const kept = useKeptClip(post.slug);
  const size = { width: width ?? undefined, height: height ?? undefined };
  switch (shownMedia(post)) {
    case 'clip':
      return (
        <VideoPlayer
          {...size}
          src={kept ?? media ?? ''}
          rungs={kept ? undefined : (post.clip_variants ?? undefined)}
          stream={kept ? undefined : (post.clip_stream ?? undefined)}
          startAt={moment}
          title={name}
          poster={posterAddress(thumbnail, variants)}
          alt={alt ?? undefined}
          // The ad label replaces the duration.
          duration={isAd(post) ? undefined : (duration ?? undefined)}
          captions={captions}
          artist={credits ?? undefined}
          isFirst={isFirst}
          onPlayed={onPlayed}
        />
      );
    case 'embed':
      return (
        <LazyEmbed
          {...size}
          embed={media ?? ''}
          title={name}
          thumbnail={shownPicture(thumbnail, variants) ?? undefined}
          isFirst={isFirst}
          onPlayed={onPlayed}
        />
      );
    case 'gallery':
      return (
        <Gallery
          title={name}
          isFirst={isFirst}
          pictures={post.postgallery.map(({ imgurl, imgurl_variants: copies, alt: text, width: w, height: h }) => ({
            ...shownPicture(imgurl, copies),
            alt: text ?? undefined,
            width: w ?? undefined,
            height: h ?? undefined,
          }))}
        />
      );
    case 'picture': {
      const picture = shownPicture(thumbnail, variants) ?? shownPicture(media, post.media_variants);
      // A post may have only text.
      return picture === null ? null : (
        <Gallery title={name} isFirst={isFirst} pictures={[{ ...picture, ...size, alt: alt ?? name }]} />
      );
    }
  }
}
