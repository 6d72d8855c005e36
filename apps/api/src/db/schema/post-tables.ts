import type { Generated } from 'kysely';

/** 0 or 1. */
export type Flag = 0 | 1;
/** Milliseconds since 1970 UTC. */
export type Time = number;

export interface PostTable {
  id: Generated<number>;
  slug: string;
  name: string;
  type: string;
  /** A clip, a picture or embed HTML, by type. */
  media: string | null;
  thumbnail: string | null;
  /** Sanitised HTML. */
  description: string;
  name_status: Flag;
  credits: string | null;
  credits_url: string | null;
  action_url: string | null;
  action_btn_1: string | null;
  action_btn_2: string | null;
  action_btn_color: string | null;
  /** Pixels of the media, of the thumbnail where the media has none. */
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  alt: string | null;
  captions: string | null;
  /** 1 where the video feed shows it: videos, and ads whose media is a clip. */
  has_clip: Flag;
  view_base: number;
  view_count: Generated<number>;
  like_base: number;
  like_count: Generated<number>;
  published_at: Time;
  withdrawn_at: Time | null;
  created_at: Time;
}

export interface PostImageTable {
  post_id: number;
  position: number;
  imgurl: string;
  alt: string | null;
  width: number | null;
  height: number | null;
}

export interface ViewMarkTable {
  post_id: number;
  /** A hash; nobody is found by it. */
  viewer: string;
  counted_at: Time;
}
