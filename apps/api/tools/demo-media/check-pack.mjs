// Checks the demo pack: node apps/api/tools/demo-media/check-pack.mjs. Reports every mistake, and exits with 1 if there is
// one.
// The importer checks the format itself; this adds checks specific to this pack (counts, sizes, a varied first screen).
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../content/demo/', import.meta.url));
const mistakes = [];
const must = (ok, text) => { if (!ok) mistakes.push(text); };
const raw = {};
const read = (name) => { raw[name] = readFileSync(`${root}${name}.json`, 'utf8'); return JSON.parse(raw[name]); };
const [pack, tags, categories, posts, polls, bars, carousels, scrollers, latest, comments, notifications, leagues, about, forms, registrations, fixtures] = ['pack', 'tags', 'categories', 'posts', 'polls', 'audio-bars', 'ad-carousels', 'tag-scrollers', 'latest-story', 'comments', 'notifications', 'leagues', 'about-league', 'forms', 'league-registrations', 'league-fixtures'].map(read);

for (const [name, text] of Object.entries(raw)) must(text === `${JSON.stringify(JSON.parse(text), null, 2)}\n`, `${name}.json: not printed with two spaces and a line end`);
must(pack.format === 1 && pack.name, 'pack.json: format 1 and a name');
must(about.name && about.content.includes('Bengaluru, India'), 'about-league.json: name and head office');

// slugs: unique, and every reference resolves
const slugs = (list, file) => { const all = list.map((entry) => entry.slug); must(all.every((s) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(s)), `${file}: a slug is not kebab-case`); must(new Set(all).size === all.length, `${file}: a slug stands twice`); return new Set(all); };
const known = { tags: slugs(tags, 'tags'), categories: slugs(categories, 'categories'), posts: slugs(posts, 'posts'), polls: slugs(polls, 'polls'), bars: slugs(bars, 'audio-bars'), carousels: slugs(carousels, 'ad-carousels'), scrollers: slugs(scrollers, 'tag-scrollers') };
slugs(notifications, 'notifications'); slugs(leagues, 'leagues');
const points = (value, set, place) => { if (value !== null && value !== undefined) must(known[set].has(value), `${place}: no ${set} called ${value}`); };
for (const entry of [...tags, ...categories]) { points(entry.audio, 'bars', entry.slug); points(entry.ad, 'carousels', entry.slug); points(entry.tagscroller, 'scrollers', entry.slug); points(entry.quizpoll, 'polls', entry.slug); must(['on', 'off'].includes(entry.tag_cloud), `${entry.slug}: tag_cloud`); }
for (const scroller of scrollers) for (const tag of scroller.tags) points(tag, 'tags', `scroller ${scroller.slug}`);
for (const post of posts) { for (const tag of post.tags) points(tag, 'tags', post.slug); for (const category of post.categories) points(category, 'categories', post.slug); }
for (const comment of comments) points(comment.post, 'posts', 'comments');

// times
const minutes = (text) => { const m = /^-(\d+)([mhd])$/.exec(text); return m ? Number(m[1]) * { m: 1, h: 60, d: 1440 }[m[2]] : undefined; };
for (const [file, list, field] of [['posts', posts, 'published_at'], ['comments', comments, 'created_at'], ['notifications', notifications, 'created_at'], ['leagues', leagues, 'created_at']]) for (const entry of list) must(minutes(entry[field]) !== undefined || !Number.isNaN(Date.parse(entry[field])), `${file}: ${entry.slug ?? entry.post}: ${entry[field]} is no time`);
must(new Set(posts.map((post) => minutes(post.published_at))).size === posts.length, 'posts: two posts have the same time');
const ageOf = Object.fromEntries(posts.map((post) => [post.slug, minutes(post.published_at)]));
for (const comment of comments) must(minutes(comment.created_at) < ageOf[comment.post], `comments: one is older than its post ${comment.post}`);

// media: all present, none left over, small enough, and clips as described
const named = new Set(['media/og-default.jpg']);
for (const text of Object.values(raw)) for (const match of text.matchAll(/"(media\/[^"]+)"/g)) named.add(match[1]);
for (const file of named) must(existsSync(root + file), `${file}: named but not there`);
const files = readdirSync(`${root}media`); let total = 0;
for (const file of files) { const { size } = statSync(`${root}media/${file}`); total += size; must(named.has(`media/${file}`), `media/${file}: nothing names it`); must(size <= 700_000, `media/${file}: ${size} bytes`); }
must(total <= 13_000_000, `media: ${total} bytes together`);
must(!existsSync(`${root}media/og-default.jpg`) || statSync(`${root}media/og-default.jpg`).size <= 60_000, 'og-default.jpg: over 60 kB');
const probed = new Map();
const probe = (file) => { if (!probed.has(file)) probed.set(file, JSON.parse(execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'stream=codec_name,pix_fmt,width,height,channels:format=duration', '-of', 'json', root + file], { encoding: 'utf8' }))); return probed.get(file); };
for (const post of posts) if (post.media?.endsWith('.mp4') && existsSync(root + post.media)) {
  const { streams, format } = probe(post.media); const video = streams.find((s) => s.codec_name === 'h264'); const audio = streams.find((s) => s.codec_name === 'aac');
  must(video?.pix_fmt === 'yuv420p' && audio?.channels === 2, `${post.media}: not H.264 yuv420p with AAC stereo`);
  must(video && video.width === post.width && video.height === post.height, `${post.slug}: says ${post.width}x${post.height}, the file is ${video?.width}x${video?.height}`);
  must(Math.abs(Number(format.duration) - post.duration) < 0.2, `${post.slug}: says ${post.duration} s, the file has ${format.duration}`);
}
for (const post of posts) { const file = post.type === 'gallery' ? post.postgallery[0].imgurl : post.media; if (file?.endsWith('.webp') && existsSync(root + file)) { const [image] = probe(file).streams; must(image.width === post.width && image.height === post.height, `${post.slug}: says ${post.width}x${post.height}, the image is ${image.width}x${image.height}`); } }
for (const bar of bars) if (existsSync(root + bar.audio_url)) { const length = Number(probe(bar.audio_url).format.duration); must(length >= 25 && length <= 40, `${bar.audio_url}: ${length} s`); }
for (const file of files.filter((name) => name.endsWith('.vtt'))) must(readFileSync(`${root}media/${file}`, 'utf8').startsWith('WEBVTT\n'), `${file}: no WEBVTT`);

// content that the pack must have
const count = {}; for (const post of posts) count[post.type] = (count[post.type] ?? 0) + 1;
for (const [type, least] of Object.entries({ video: 24, gallery: 5, embed: 4, youtube: 4, ad: 6, image: 16 })) must(count[type] >= least, `posts: ${count[type]} of type ${type}, wanted ${least}`);
const clips = new Set(posts.filter((post) => post.type === 'video').map((post) => post.media)); must(clips.size >= 14, `posts: only ${clips.size} clips`);
must(posts.filter((post) => post.captions).length >= 6, 'posts: captions on fewer than six');
for (const post of posts) if (post.captions) must(post.captions.map(({ language }) => language).join() === 'en,kn,hi', `${post.slug}: captions not in English, Kannada and Hindi`);
for (const post of posts.filter((entry) => entry.type === 'gallery')) must(post.postgallery.length >= 3 && post.postgallery.length <= 6, `${post.slug}: gallery of ${post.postgallery.length}`);
for (const post of posts) must(post.alt && post.name && ['0', '1'].includes(post.name_status), `${post.slug}: alt, name or name_status`);
const newest = posts.toSorted((a, b) => ageOf[a.slug] - ageOf[b.slug]); const home = newest.filter((post) => post.tags.includes('home'));
must(home.length >= 45, `home: ${home.length} posts`); must(new Set(home.slice(0, 12).map((post) => post.type)).size === 6, 'home: not all types among the twelve newest');
must(home.slice(0, 6).map((post) => post.type).join() === 'video,gallery,youtube,ad,image,video', 'home: the first screen');
const inTag = (slug) => posts.filter((post) => post.tags.includes(slug)).length;
must(inTag('trending') >= 20, 'trending: fewer than 20'); must(tags.length === 14 && categories.length === 6, 'fourteen tags, six categories');
must(tags.some((tag) => inTag(tag.slug) === 12) && tags.some((tag) => inTag(tag.slug) === 0), 'tags: one with 12 posts, one with none');
for (const tag of tags) must(inTag(tag.slug) === 0 || inTag(tag.slug) >= 8, `${tag.slug}: ${inTag(tag.slug)} posts`);
for (const category of categories) must(posts.filter((post) => post.categories.includes(category.slug)).length >= 10, `${category.slug}: fewer than 10 posts`);
const visible = (post) => post.description.replace(/<[^>]+>/g, '').length; const lengths = posts.map(visible);
must(lengths.filter((n) => n > 100 && n < 200).length >= 5 && lengths.filter((n) => n > 200).length >= 4 && lengths.includes(0) && Math.max(...lengths) >= 2500, 'descriptions: lengths around 100, 200 and 2500');
must(posts.some((post) => post.name.length >= 150) && posts.some((post) => post.action_url === 'null') && posts.some((post) => post.name_status === '0'), 'posts: long title, "null" action, hidden title');
must(posts.some((post) => /[\u0C80-\u0CFF]/.test(post.name)) && posts.some((post) => /[\u0900-\u097F]/.test(post.name)), 'posts: Kannada and Hindi');
const talk = {}; for (const comment of comments) talk[comment.post] = (talk[comment.post] ?? 0) + 1; must(Math.max(...Object.values(talk)) === 120, 'comments: one post with 120');
must(polls.length === 3 && bars.length === 3 && carousels.length === 2 && scrollers.length === 3 && notifications.length === 5 && leagues.length === 4 && latest.embed && latest.thumbnail, 'numbers of polls, bars, carousels, scrollers, notifications, leagues');

must(new Set(forms.map((form) => form.theme)).size === forms.length && forms.some((form) => form.fields.length === 60) && forms.some((form) => new Set(form.fields.map((field) => field.type)).size === 8), 'forms: each its own theme, one of sixty fields, one of all eight types');
must(fixtures.some((fixture) => fixture.moved_from_date) && fixtures.some((fixture) => fixture.status === 'cancelled'), 'league-fixtures: one that was moved, one that is off');
must(leagues.every((league) => registrations.some((entry) => entry.league === league.slug)), 'registrations: one for every league');

for (const text of mistakes) console.error(text);
console.log(JSON.stringify({ posts: posts.length, types: count, clips: clips.size, comments: comments.length, media: files.length, megabytes: Number((total / 1e6).toFixed(2)), mistakes: mistakes.length }));
process.exitCode = mistakes.length ? 1 : 0;
