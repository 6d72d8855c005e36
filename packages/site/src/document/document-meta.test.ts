import { inLanguage } from '@maidan/i18n/language-state';
import '@maidan/i18n/text-in';
import { expect, test } from 'vitest';
import { documentMeta } from './document-meta.ts';

const preview = '/api/preview/tag/cup/abc.jpg';
const root = { id: 'root', loaderData: { config: { origin: 'https://maidan.example', languages: [] } } };

test.each([
  ['en', { preview, thumbnail: null }, `https://maidan.example${preview}`],
  ['hi', { preview, thumbnail: null }, `https://maidan.example${preview}?lang=hi`],
  ['hi', { preview: null, thumbnail: '/api/media/a.jpg' }, 'https://maidan.example/api/media/a.jpg'],
  ['hi', undefined, 'https://maidan.example/preview.jpg'],
])('the preview of a page in %s with %j shows %s', (code, picture, address) => {
  const page = { siteName: 'Maidan', title: 'Cup', description: '', path: '/tag/cup', picture };
  const tags = inLanguage(code, () => documentMeta([root], page));
  expect(tags).toContainEqual({ property: 'og:image', content: address });
});
