import type { PostKind } from '../feed/post-kinds.ts';
import { post, type Post } from '../feed/posts.ts';

const media: Readonly<Record<PostKind, object>> = {
  video: { media: '/api/media/rally.mp4', duration: 42 },
  youtube: { media: 'https://youtu.be/aqz-KE-bpKQ' },
  embed: { media: '<iframe src="https://player.vimeo.com/video/1084537"></iframe>' },
  gallery: { postgallery: [{ imgurl: '/api/media/a.webp' }, { imgurl: '/api/media/b.webp' }] },
  image: { media: '/api/media/crowd.webp' },
  ad: { media: '/api/media/shoes.webp', action_url: 'https://shop.example', action_btn_1: 'Book' },
};

/** One post of every kind. */
export const postOfKind = (kind: PostKind): Post =>
  post.parse({ id: 1, slug: `a-${kind}`, name: `A post of kind ${kind}`, type: kind, ...media[kind] });
