import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AdCarousel } from '../AdCarousel/AdCarousel.tsx';
import { AudioBar } from '../AudioBar/AudioBar.tsx';
import { EmbedPlayer } from '../EmbedPlayer/EmbedPlayer.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { VerticalFeed } from '../VerticalFeed/VerticalFeed.tsx';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';

const clip = { src: '/m/a.mp4', title: 'First air', poster: '/m/a.jpg', width: 720, height: 1280, duration: 9 };

const nothing = () => undefined;
const feed = (
  <VerticalFeed
    key="f"
    label="Videos of Skate"
    items={[1, 2, 3].map((n) => ({
      id: `${n}`,
      label: `Clip ${n}`,
      video: { ...clip, src: `/m/${n}.mp4`, smallPoster: `/m/${n}-240.webp` },
      overlay: `Words ${n}`,
    }))}
    hasMore={false}
    loadingMore={false}
    onLoadMore={nothing}
    onNearEnd={nothing}
    endSlide="End of Feed"
  />
);

const all: [string, ReactElement][] = [
  ['VerticalFeed', feed],
  ['VideoPlayer', <VideoPlayer key="v" {...clip} captions={[{ src: '/m/a.vtt', language: 'en' }]} />],
  ['EmbedPlayer', <EmbedPlayer key="e" embed="https://youtu.be/aqz-KE-bpKQ" title="Ten" thumbnail="/m/t.jpg" />],
  ['a blocked embed', <EmbedPlayer key="b" embed="https://clips.example/1" title="Ten" />],
  ['Gallery', <Gallery key="g" title="Two" pictures={[{ src: '/m/1.jpg' }, { src: '/m/2.jpg', alt: 'Second' }]} />],
  ['AudioBar', <AudioBar key="a" src="/m/a.mp3" title="Morning" />],
  [
    'AdCarousel',
    <AdCarousel
      key="c"
      ads={[
        { src: '/m/1.jpg', href: '/a' },
        { src: '/m/2.jpg', href: '/b' },
      ]}
    />,
  ],
];

const noscript = /<noscript>.*?<\/noscript>/g;

describe("in the server's document", () => {
  test.each(all)(
    '%s has no style attribute or handler, which the content security policy forbids',
    (_name, element) => {
      const html = renderToString(element);
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toMatch(/\son[a-z]+=/);
    },
  );

  test('only the first picture is requested early, in the best format for the screen size', () => {
    const picture = (name: string) => ({
      src: `/m/${name}.jpg`,
      sources: [
        { type: 'image/avif', srcSet: `/m/${name}-240.avif 240w, /m/${name}-1080.avif 1080w` },
        { type: 'image/webp', srcSet: `/m/${name}-240.webp 240w, /m/${name}-1080.webp 1080w` },
      ],
      tones: ['#7a5c3e', '#20303a'],
    });
    const html = renderToString(<Gallery title="Two" isFirst pictures={[picture('a'), picture('b')]} />);
    const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(1);
    for (const part of ['type="image/avif"', 'fetchPriority="high"', '/m/a-1080.avif 1080w', 'imageSizes="'])
      expect(preloads[0]).toContain(part);
    expect(preloads[0]).not.toContain('href=');
    const [first, second] = html.match(/<img[^>]*>/g) ?? [];
    expect(first).toMatch(/data-upper="#7a5c3e".*loading="eager"/);
    expect(second).toContain('loading="lazy"');
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('a clip plays without JavaScript and fetches nothing automatically', () => {
    const html = renderToString(<VideoPlayer {...clip} />);
    const [withScript = '', video = ''] = html.match(/<video[^>]*>/g) ?? [];
    // The browser's own controls would flash until script has loaded.
    for (const part of ['controls', ' src=']) expect(withScript).not.toContain(part);
    expect(withScript).toContain('preload="none"');
    for (const part of [
      'src="/m/a.mp4"',
      'poster="/m/a.jpg"',
      'preload="none"',
      'controls=""',
      'loop=""',
      'playsInline=""',
    ]) {
      expect(video.toLowerCase()).toContain(part.toLowerCase());
    }
    expect(video).toContain('width="720" height="1280"');
  });

  test('a song plays without JavaScript and fetches nothing automatically', () => {
    const audio = /<audio[^>]*>/.exec(renderToString(<AudioBar src="/m/a.mp3" title="Morning" />))?.[0];
    expect(audio).toContain('src="/m/a.mp3"');
    expect(audio).toContain('preload="none"');
    expect(audio).toContain('controls=""');
  });

  test('the video feed shows only its first clip, playable without JavaScript', () => {
    const html = renderToString(feed);
    const withoutScript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '';
    expect(withoutScript).toContain('src="/m/1.mp4"');
    expect(withoutScript).toContain('controls=""');
    expect(html.replaceAll(noscript, '').match(/<video[^>]*>/g)).toEqual([expect.not.stringContaining('controls')]);
    expect(html).toContain('Words 1');
  });

  test('the video feed fetches one small poster until the data saver setting is known', () => {
    const html = renderToString(feed).replaceAll(noscript, '');
    expect(html.match(/(?:poster|src)="[^"]*(?:webp|jpg)"/g)).toEqual(['poster="/m/1-240.webp"']);
  });

  test('an embed is a link to the original site, without a frame', () => {
    const html = renderToString(<EmbedPlayer embed="https://youtu.be/aqz-KE-bpKQ" title="Ten" />);
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(html).not.toContain('<iframe');
  });
});
