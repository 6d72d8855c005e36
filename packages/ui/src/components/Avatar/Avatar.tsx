import { avatarSource } from '../../art/avatars.ts';
import { UserIcon } from '../../icons/icons.tsx';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import * as css from './Avatar.css.ts';

interface AvatarProps {
  /** The value from the profile: a preset's, any picture's address, or nothing. */
  src: string | null | undefined;
  /** Provides the initial that replaces a missing picture. */
  name?: string | null | undefined;
  /** Describes the picture; leave it out if the name is next to it. */
  alt?: string;
  /** Edge in pixels. */
  size?: keyof typeof css.sizes;
}

/** A person's picture, their initial, or a drawn figure. */
export function Avatar({ src, name, alt = '', size = 44 }: AvatarProps) {
  const { broken, image } = useBrokenImage(avatarSource(src));
  const [initial] = name?.trim() ?? '';
  if (broken) {
    return (
      <span
        className={css.sizes[size]}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {initial ?? <UserIcon size={size > 32 ? 24 : 16} />}
      </span>
    );
  }
  return (
    <span className={css.sizes[size]}>
      <img className={css.picture} alt={alt} width={size} height={size} loading="lazy" decoding="async" {...image} />
    </span>
  );
}
