import type { ContentPack } from './content-pack.ts';

const WARDS =
  'Adugodi Basavanagudi Chamarajpet Domlur Ejipura Girinagar Hebbal Indiranagar Jayanagar Kodihalli Langford Malleshwaram ' +
  'Nagarbhavi Okalipuram Peenya Richmond Shivajinagar Thippasandra Ulsoor Vijayanagar Whitefield Yeshwanthpur Yelahanka ' +
  'Banashankari Cottonpet Devanahalli Frazer Gandhinagar Hosur Jalahalli Koramangala Lalbagh Marathahalli Neelasandra ' +
  'Rajajinagar Sadashivanagar Tavarekere Uttarahalli Varthur Wilson';

/** Newest first. The home page shows six posts at a time, so its first page has one of every kind that tests look for. */
const KINDS = [
  'video', 'gallery', 'youtube', 'ad', 'video', 'image',
  'embed', 'video', 'video', 'clip-ad', 'image', 'video',
  ...Array.from({ length: 24 }, (_, index) => (index % 8 === 5 ? 'image' : 'video')),
  'gallery', 'image', 'ad', 'youtube',
]; // prettier-ignore

const LONG =
  'The last over began with eleven to get and one scooter still parked at mid-off. Its owner was asked, twice, and came ' +
  'down with his tea to watch. What followed is still discussed at the bakery, where the ball was found a week later, ' +
  'under the trays, next to a very old puff.';

const youtube = { media: 'https://www.youtube.com/watch?v=YE7VzlLtp-4', thumbnail: 'media/frame-480x270.png' };
const action = { action_url: 'https://turf.example/book', action_btn_1: 'Book a turf', action_btn_color: '#ffb000' };
const clip = (index: number) => ({
  media: `media/clip-${index}.mp4`,
  thumbnail: `media/poster-${index}-180x320.png`,
  width: 180,
  height: 320,
  duration: 6,
});

function mediaOf(kind: string | undefined, index: number): object {
  if (kind === 'video') return { type: 'video', ...clip(index), captions: index === 0 ? 'media/captions.vtt' : null };
  if (kind === 'clip-ad') return { type: 'ad', ...clip(index), ...action };
  if (kind === 'ad') return { type: 'ad', media: `media/ad-${index}-640x360.png`, ...action };
  if (kind === 'youtube') return { type: 'youtube', ...youtube };
  if (kind === 'embed') {
    const media = '<iframe src="https://www.instagram.com/reel/Cx4MdnBlr01/embed"></iframe>';
    return { type: 'embed', media, thumbnail: `media/reel-${index}-360x640.png` };
  }
  if (kind === 'gallery') {
    const pictures = [1, 2, 3].map((place) => ({
      imgurl: `media/${index}-${place}-640x480.png`,
      alt: `View ${place}`,
    }));
    return { type: 'gallery', postgallery: pictures, thumbnail: `media/${index}-1-640x480.png` };
  }
  return { type: 'image', media: `media/picture-${index}-640x480.png`, alt: 'The ground' };
}

/** The tags and categories of a post, by its index. */
function topicsOf(index: number): { tags: string[]; categories: string[] } {
  const tags = ['home', 'trending', index % 2 === 0 ? 'cricket' : 'city'];
  if (index === 4 || index === 7) tags.push('skate');
  if (index % 5 === 0) tags.push('music', 'dance');
  if (index % 7 === 0) tags.push('late-eats', 'hoops', 'ysl');
  const categories = index > 3 && index % 4 === 3 ? ['food', 'streets'] : ['sport'];
  if (index % 6 === 0) categories.push('stage', 'craft');
  return { tags, categories };
}

const posts = WARDS.split(' ').map((ward, index) => ({
  slug: `night-in-${ward.toLowerCase()}`,
  name: `A night in ${ward}`,
  description: index % 4 === 0 && index > 0 ? `<p>${LONG}</p>` : `<p>Lights on at eight in ${ward}.</p>`,
  name_status: index === 5 ? '0' : '1',
  credits: 'Lane 14 Films',
  credits_url: 'https://lane14.example/films',
  views: 1500 + index,
  like_count: 40 + index,
  published_at: `-${index + 1}h`,
  ...mediaOf(KINDS[index], index),
  ...topicsOf(index),
}));

const slugAt = (index: number): string => posts[index]?.slug ?? '';

/** Posts with three comments, none, and more than two pages of comments. */
export const commented = { few: slugAt(0), none: slugAt(1), many: slugAt(2) };
export const MANY_COMMENTS = 105;

const comments = (post: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    post,
    name: 'Ravi',
    comment: `Comment ${index + 1}: see you there.`,
    created_at: `-${count - index}m`,
  }));

/** The number of posts on the home page. */
export const HOME_POSTS = posts.length;
export const basePosts: ContentPack = {
  posts,
  comments: [...comments(commented.few, 3), ...comments(commented.many, MANY_COMMENTS)],
};
