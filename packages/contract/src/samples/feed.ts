import { allCategories, categoryId } from '../feed/categories.ts';
import {
  authCategoryPosts,
  authCategoryVideoPosts,
  authTagPosts,
  authTagVideoPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
} from '../feed/feeds.ts';
import { followedCategories, followedTags } from '../feed/follows.ts';
import { allPosts, authPostBySlug, postBySlug, viewCount, type Post } from '../feed/posts.ts';
import { search } from '../feed/search.ts';
import { withdrawnPosts } from '../feed/withdrawn-posts.ts';
import { siteDetails } from '../operations/site-details.ts';
import { postAddresses } from '../operations/sitemap.ts';
import { allTags, tagId } from '../feed/tags.ts';
import { sample } from './sample.ts';
import { variants } from './variants.ts';

const noAdditions = {
  created_at: null,
  comment_count: null,
  tags: [],
  topics: [],
  width: null,
  height: null,
  duration: null,
  alt: null,
  captions: null,
  caption_tracks: [],
  preview: null,
  media_variants: null,
  clip_variants: null,
  clip_stream: null,
  thumbnail_variants: null,
};

/** The parts of a post that every server sends. */
const specifiedPost = {
  name: 'Night cricket under the flyover',
  slug: 'night-cricket',
  type: 'gallery' as const,
  media: null,
  thumbnail: '/api/media/night.jpg',
  description: '<p>Six a side</p>',
  name_status: '1' as const,
  credits: 'Photo desk',
  credits_url: 'https://example.org/desk',
  views: 1203,
  like_count: 40,
  userliked: true,
  like: 40,
  action_url: null,
  action_btn_1: 'Join',
  action_btn_2: null,
  action_btn_color: null,
};

export const fullPost: Post = {
  ...specifiedPost,
  id: 12,
  postgallery: [{ imgurl: '/api/media/1.jpg', imgurl_variants: variants, alt: 'A bowler', width: 1080, height: 1350 }],
  created_at: '2026-11-20T10:00:00.000Z',
  comment_count: 3,
  topics: ['tag cricket', 'category sport'],
  tags: [{ slug: 'cricket', name: 'Gully Cricket' }],
  width: 1080,
  height: 1350,
  duration: 7.5,
  alt: 'A pitch at night',
  captions: '/api/media/night.vtt',
  caption_tracks: [
    { language: 'en', src: '/api/media/night.vtt' },
    { language: 'kn', src: '/api/media/night-kn.vtt' },
  ],
  preview: '/api/preview/post/night-cricket/abc.jpg',
  media_variants: null,
  clip_variants: null,
  clip_stream: null,
  thumbnail_variants: variants,
};

const readPost: Post = {
  ...fullPost,
  postgallery: [{ imgurl: '/api/media/1.jpg', imgurl_variants: null, alt: null, width: null, height: null }],
  ...noAdditions,
};

const stringsPost = { ...specifiedPost, id: '12', postgallery: [{ imgurl: '/api/media/1.jpg' }] };

const numbersPost = {
  id: 12,
  name: 'Night cricket under the flyover',
  slug: 'night-cricket',
  type: 'gallery',
  media: '',
  thumbnail: '/api/media/night.jpg',
  description: '<p>Six a side</p>',
  name_status: 1,
  credits: 'Photo desk',
  credits_url: 'https://example.org/desk',
  views: '1,203',
  like_count: '40',
  userliked: 1,
  like: '40',
  postgallery: [{ imgurl: '/api/media/1.jpg', post_id: 12 }, { imgurl: null }],
  action_url: 'null',
  action_btn_1: 'Join',
  updated_at: '2026-11-20 15:30:00',
};

const pageTop = {
  name: 'Home',
  slug: 'home',
  description: '<p>All of it</p>',
  city: 'Bengaluru',
  thumbnail: null,
  subscribe: 18400,
  tag_cloud: 'on' as const,
  buttons: [{ link: 'https://example.org/join', label: 'Join us' }],
};

const fullCategory = {
  ...pageTop,
  id: 1,
  audio: 2,
  ad: null,
  tagscroller: 4,
  posts: [fullPost],
  cursor: 'c12',
  following: false,
  preview: '/api/preview/tag/home/abc.jpg',
  thumbnail_variants: variants,
};
const readCategory = {
  ...fullCategory,
  posts: [readPost],
  cursor: null,
  following: null,
  preview: null,
  thumbnail_variants: null,
};
const stringsCategory = { ...pageTop, id: '1', audio: '2', ad: null, tagscroller: '4', posts: [stringsPost] };
const numbersCategory = { ...pageTop, id: 1, audio: 2, ad: 0, tagscroller: 4, posts: { 0: numbersPost, 3: null } };

export const fullTag = { ...fullCategory, quizpoll_id: 9 };

const foundLeague = { slug: 'monsoon-cup', name: 'Monsoon Cup', thumbnail: null };
const foundTeam = {
  name: 'Jayanagar Jets',
  category: { yslcategory_id: 6, name: 'Under 19' },
  league: { ...foundLeague, thumbnail_variants: null },
};
const foundCounts = { tags: 1, categories: 0, videos: 2, posts: 3, leagues: 1, teams: 1, matches: 0 };

const football = { name: 'Gully football', slug: 'gully-football', thumbnail: '/api/media/g.jpg' };
const topicForms = {
  full: [{ ...football, id: 5, thumbnail_variants: variants, subscribe: 310 }],
  strings: [{ ...football, id: '5' }],
  numbers: [{ ...football, id: 5, status: 1 }, 'x'],
  read: [{ ...football, id: 5, thumbnail_variants: null, subscribe: null }],
};

export const feedSamples = [
  sample([tagPosts, authTagPosts, tagVideoPosts, authTagVideoPosts], {
    full: [fullTag],
    strings: [{ ...stringsCategory, quizpoll_id: '9' }],
    numbers: [{ ...numbersCategory, quizpoll_id: 9 }],
    read: [{ ...readCategory, quizpoll_id: 9 }],
  }),
  sample([categoryPosts, authCategoryPosts, categoryVideoPosts, authCategoryVideoPosts], {
    full: [fullCategory],
    strings: [stringsCategory],
    numbers: [numbersCategory],
    read: [readCategory],
  }),
  sample([allPosts], { full: [fullPost], strings: [stringsPost], numbers: [numbersPost, 7], read: [readPost] }),
  sample([postBySlug, authPostBySlug], {
    full: fullPost,
    strings: stringsPost,
    numbers: numbersPost,
    read: readPost,
  }),
  sample([viewCount], { full: { views: 7 }, strings: { views: 7 }, numbers: { views: '7', post: 3 } }),
  sample([allTags, allCategories, followedTags, followedCategories], topicForms),
  // Spec-only mode never sends these two, and other servers do not have them.
  sample([search], {
    full: {
      counts: foundCounts,
      type: 'videos',
      spelling: null,
      tags: topicForms.full,
      categories: [],
      videos: [fullPost],
      posts: [],
      leagues: [{ ...foundTeam.league, thumbnail_variants: variants }],
      teams: [{ ...foundTeam, league: { ...foundTeam.league, thumbnail_variants: variants } }],
      matches: [],
      moments: [{ post_id: 1, at: 4.5, text: 'One hand' }],
      more: true,
    },
    strings: {
      counts: foundCounts,
      type: 'videos',
      spelling: null,
      tags: topicForms.strings,
      categories: [],
      videos: [stringsPost],
      posts: [],
      leagues: [foundLeague],
      teams: [{ ...foundTeam, category: { yslcategory_id: '6', name: 'Under 19' }, league: foundLeague }],
      matches: [],
      moments: [{ post_id: '1', at: 4.5, text: 'One hand' }],
      more: true,
    },
    numbers: {
      counts: { tags: '1', videos: '2', posts: '3', leagues: '1', teams: '1' },
      type: 'videos',
      tags: topicForms.numbers,
      categories: null,
      videos: [numbersPost],
      posts: null,
      leagues: [foundTeam.league],
      teams: [foundTeam, { league: null }],
      matches: null,
      moments: [{ post_id: '1', at: '4.5', text: 'One hand' }],
      more: 1,
    },
    read: {
      counts: foundCounts,
      type: 'videos',
      spelling: null,
      tags: topicForms.read,
      categories: [],
      videos: [readPost],
      posts: [],
      leagues: [foundTeam.league],
      teams: [foundTeam],
      matches: [],
      moments: [{ post_id: 1, at: 4.5, text: 'One hand' }],
      more: true,
    },
  }),
  sample([postAddresses], {
    full: { posts: [{ slug: 'night-cricket', created_at: '2026-11-20T15:30:00+05:30' }], more: false },
    strings: { posts: [{ slug: 'night-cricket', created_at: '2026-11-20T15:30:00+05:30' }], more: false },
    numbers: { posts: [{ slug: 'night-cricket', created_at: '2026-11-20 15:30:00' }, { slug: '' }], more: 0 },
    read: { posts: [{ slug: 'night-cricket', created_at: '2026-11-20T15:30:00+05:30' }], more: false },
  }),
  sample([siteDetails], {
    full: { data: [{ name: 'city', value: 'Mysuru' }] },
    strings: { data: [{ name: 'city', value: 'Mysuru' }] },
    numbers: {
      data: [
        { name: 'city', value: 'Mysuru' },
        { name: 'instagram', value: 'http://maidan.example' },
      ],
    },
    read: { data: [{ name: 'city', value: 'Mysuru' }] },
  }),
  sample([withdrawnPosts], {
    full: {
      now: 1_790_000_000_000,
      marks: ['0123456789abcdef'],
      comments: ['fedcba9876543210'],
      messages: ['00112233445566ff'],
      more: false,
    },
    strings: {
      now: 1_790_000_000_000,
      marks: ['0123456789abcdef'],
      comments: ['fedcba9876543210'],
      messages: ['00112233445566ff'],
      more: false,
    },
    numbers: {
      now: 1_790_000_000_000,
      marks: ['0123456789abcdef', ''],
      comments: ['fedcba9876543210'],
      messages: ['00112233445566ff'],
      more: 0,
    },
    read: {
      now: 1_790_000_000_000,
      marks: ['0123456789abcdef'],
      comments: ['fedcba9876543210'],
      messages: ['00112233445566ff'],
      more: false,
    },
  }),
  sample([tagId, categoryId], {
    full: { id: 5, slug: 'gully-football', name: 'Gully football' },
    strings: { id: '5', slug: 'gully-football', name: 'Gully football' },
    numbers: { id: 5, slug: 'gully-football', name: 'Gully football', city: 'Bengaluru' },
  }),
];
