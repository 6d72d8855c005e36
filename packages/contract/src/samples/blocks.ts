import { adCarouselById } from '../feed/ad-carousels.ts';
import { audioBarById } from '../feed/audio-bars.ts';
import { comments, deleteComment, editComment, newComment, ownComments } from '../feed/comments.ts';
import { reportCategoryFollowers, reportTagFollowers } from '../feed/dashboard.ts';
import {
  followCategory,
  followLeague,
  followTag,
  isCategoryFollowed,
  isLeagueFollowed,
  isTagFollowed,
} from '../feed/follows.ts';
import { recordInteraction } from '../feed/interactions.ts';
import { like } from '../feed/likes.ts';
import { pollById, pollCount, vote } from '../feed/polls.ts';
import { homeTagScroller, latestStory, tagScrollerById } from '../feed/stories.ts';
import { mutes, setMutes } from '../feed/mutes.ts';
import { report } from '../feed/reports.ts';
import { pushKey, setOwnPush, setPush } from '../account/push.ts';
import { saved, setSaved } from '../feed/saved.ts';
import { confirmSubscription, endSubscription, subscribeByEmail } from '../account/subscriptions.ts';
import { sample } from './sample.ts';
import { variants } from './variants.ts';

const images = { img1: '/api/media/a.jpg', img2: '/api/media/b.jpg' };
const urls = { url1: 'https://example.org/a', url2: null };
const noImages = { img3: null, img4: null, img5: null, img6: null };
const noUrls = { url3: null, url4: null, url5: null, url6: null };
const noVariants = {
  img1_variants: null,
  img2_variants: null,
  img3_variants: null,
  img4_variants: null,
  img5_variants: null,
  img6_variants: null,
};
const noAlts = { alt1: null, alt2: null, alt3: null, alt4: null, alt5: null, alt6: null };
const carousel = { ...images, ...noImages, ...urls, ...noUrls };

const audio = { audio_url: '/api/media/a.mp3', audio_title: 'Walk', audio_description: null, audio_cover: null };

const comment = { comment: 'See you there', created_at: '2026-11-20T10:00:00+05:30', get_user: { name: 'A reader' } };
const options = [
  { id: 1, option_text: 'Saturday', vote_count: 30 },
  { id: 2, option_text: 'Sunday', vote_count: 10 },
];
const stringsOptions = [
  { id: '1', option_text: 'Saturday', vote_count: 30 },
  { id: '2', option_text: 'Sunday', vote_count: 10 },
];
const numbersOptions = [
  { id: 1, option_text: 'Saturday', vote_count: '30', quizpoll_id: 9 },
  { id: 2, option_text: 'Sunday', vote_count: '10', quizpoll_id: 9 },
];

export const blockSamples = [
  sample([latestStory], {
    full: { embed: '<b>x</b>', thumbnail: '/api/media/story.jpg', thumbnail_variants: variants },
    strings: { embed: '<b>x</b>' },
    numbers: { id: 4, embed: '<b>x</b>' },
    read: { embed: '<b>x</b>', thumbnail: null, thumbnail_variants: null },
  }),
  sample([tagScrollerById, homeTagScroller], {
    full: { tags: [{ slug: 'chess', name: 'Chess', thumbnail: null, thumbnail_variants: variants }] },
    strings: { tags: [{ slug: 'chess', name: 'Chess', thumbnail: null }] },
    numbers: { tags: [{ id: 4, slug: 'chess', name: 'Chess' }, { name: 'leads nowhere' }] },
    read: { tags: [{ slug: 'chess', name: 'Chess', thumbnail: null, thumbnail_variants: null }] },
  }),
  sample([audioBarById], {
    full: { ...audio, audio_cover_variants: variants },
    strings: audio,
    numbers: { id: 3, audio_url: '/api/media/a.mp3', audio_title: 'Walk', audio_description: '' },
    read: { ...audio, audio_cover_variants: null },
  }),
  sample([adCarouselById], {
    full: { ...carousel, ...noAlts, ...noVariants, alt1: 'A poster', img1_variants: variants },
    strings: carousel,
    numbers: { id: 1, ...images, url1: 'https://example.org/a', url2: 'null', img3: '' },
    read: { ...carousel, ...noAlts, ...noVariants },
  }),
  sample([pollById], {
    full: { id: 9, question: 'Which day?', options, closed: false, about: '/post/chess-in-the-park' },
    strings: { id: '9', question: 'Which day?', options: stringsOptions },
    numbers: { id: 9, question: 'Which day?', options: numbersOptions },
    read: { id: 9, question: 'Which day?', options, closed: false, about: null },
  }),
  sample([pollCount, vote], {
    full: { has_voted: true, data: options, user_option_id: 2 },
    strings: { has_voted: true, data: stringsOptions, user_option_id: '2' },
    numbers: { has_voted: 1, data: numbersOptions, user_option_id: 2 },
  }),
  sample([comments], {
    full: { data: [{ id: 3, author_key: 'key-7', edited: false, ...comment }] },
    strings: { data: [comment] },
    numbers: { data: [{ ...comment, created_at: '2026-11-20 10:00:00', user_id: 4 }] },
    read: { data: [{ id: null, author_key: null, edited: false, ...comment }] },
  }),
  sample([ownComments], {
    full: { data: [{ id: 7 }], waiting: [] },
    strings: { data: [{ id: '7' }], waiting: [] },
    numbers: { data: [{ id: 7 }, null] },
  }),
  sample([deleteComment], {
    full: { message: 'Deleted' },
    strings: { message: 'Deleted' },
    numbers: { message: 'Deleted', id: 7 },
  }),
  sample([editComment], {
    full: { message: 'Saved', data: { id: 3, author_key: 'key-7', edited: true, ...comment }, waits: false },
    strings: { message: 'Saved', data: comment, waits: false },
    numbers: { message: 'Saved', data: comment },
    read: { message: 'Saved', data: { id: null, author_key: null, edited: false, ...comment }, waits: false },
  }),
  sample([newComment], {
    full: { message: 'success', data: { id: 3, author_key: 'key-7', edited: false, ...comment }, waits: false },
    strings: { message: 'success' },
    numbers: { message: 'success', status: 1 },
    read: { message: 'success', data: null, waits: false },
  }),
  sample([like], {
    full: { message: 'Liked', count: 41 },
    strings: { message: 'Liked', count: 41 },
    numbers: { message: 'Liked', count: '41' },
  }),
  sample([followTag, followCategory, followLeague], {
    full: { message: 'subscribed', subscribe: 311 },
    strings: { message: 'subscribed' },
    numbers: { message: 'subscribed', success: true },
    read: { message: 'subscribed', subscribe: null },
  }),
  sample([isTagFollowed, isCategoryFollowed, isLeagueFollowed], {
    full: { message: 'subscribed' },
    strings: { message: 'subscribed' },
    numbers: { message: 'subscribed', id: 4 },
  }),
  sample([reportTagFollowers, reportCategoryFollowers], {
    full: { id: 5, subscribe: 311 },
    strings: { id: '5', subscribe: 311 },
    numbers: { id: 5, subscribe: '311' },
  }),
  sample([recordInteraction], { full: null, strings: null, numbers: { message: 'ok' } }),
  sample([subscribeByEmail], {
    full: { message: 'Done' },
    strings: { message: 'Done' },
    numbers: { message: 'Done', id: 1 },
  }),
  sample([mutes, setMutes], {
    full: { data: [{ kind: 'person', id: 'key-7', label: 'A reader' }] },
    strings: { data: [{ kind: 'person', id: 'key-7', label: 'A reader' }] },
    numbers: { data: [{ kind: 'person', id: 'key-7', label: 'A reader', user_id: 4 }] },
  }),
  sample([saved, setSaved], {
    full: { data: [{ kind: 'match', id: '7', label: 'Lions and Tigers' }] },
    strings: { data: [{ kind: 'match', id: '7', label: 'Lions and Tigers' }] },
    numbers: { data: [{ kind: 'match', id: 7, label: 'Lions and Tigers', user_id: 4 }] },
  }),
  sample([pushKey], { full: { key: 'BHk' }, strings: { key: 'BHk' }, numbers: { key: 'BHk', id: 3 } }),
  sample([setPush, setOwnPush], {
    full: { data: [{ kind: 'tag', id: 'cricket', label: 'Cricket' }] },
    strings: { data: [{ kind: 'tag', id: 'cricket', label: 'Cricket' }] },
    numbers: { data: [{ kind: 'tag', id: 'cricket', label: 'Cricket', subscription_id: 4 }] },
  }),
  sample([report], {
    full: { message: 'Thank you' },
    strings: { message: 'Thank you' },
    numbers: { message: 'Thank you', id: 3 },
  }),
  sample([confirmSubscription, endSubscription], {
    full: { message: 'Done' },
    strings: { message: 'Done' },
    numbers: { message: 'Done' },
  }),
];
