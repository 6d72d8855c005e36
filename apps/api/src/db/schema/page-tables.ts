import type { Generated } from 'kysely';
import type { Flag, Time } from './post-tables.ts';

export interface AudioBarTable {
  id: Generated<number>;
  slug: string;
  audio_url: string;
  audio_title: string;
  audio_description: string;
  audio_cover: string | null;
}

export interface SlugTable {
  id: Generated<number>;
  slug: string;
}

export interface AdImageTable {
  carousel_id: number;
  /** 1 to 6, the number in `img1`. */
  position: number;
  img: string;
  url: string | null;
  alt: string | null;
}

export interface PollTable {
  id: Generated<number>;
  slug: string;
  question: string;
}

export interface PollOptionTable {
  id: Generated<number>;
  poll_id: number;
  position: number;
  option_text: string;
  vote_base: number;
  vote_count: Generated<number>;
}

export interface LatestStoryTable {
  id: 1;
  embed: string;
  thumbnail: string | null;
}

export interface CategoryTable {
  id: Generated<number>;
  slug: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  city: string | null;
  thumbnail: string | null;
  tag_cloud: Flag;
  /** JSON: a list of `{ link, label }`. */
  buttons: string;
  audio_bar_id: number | null;
  ad_carousel_id: number | null;
  tag_scroller_id: number | null;
  follower_base: number;
  follower_count: Generated<number>;
  position: number;
}

export interface TagTable extends CategoryTable {
  poll_id: number | null;
}

export interface PostTagTable {
  tag_id: number;
  post_id: number;
  /** The post's, repeated for the index that feeds are read from. */
  published_at: Time;
  added_at: Time;
}

export interface PostCategoryTable {
  category_id: number;
  post_id: number;
  published_at: Time;
  added_at: Time;
}

export interface TagScrollerTagTable {
  scroller_id: number;
  position: number;
  tag_id: number;
}
