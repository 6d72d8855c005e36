import { edit, type Recipe } from './recipe.ts';

/** Adds the post kind "wide photo". */
export const postKind: Recipe = {
  task: 'A post kind',
  steps: [
    edit('packages/contract/src/feed/post-kinds.ts', [
      "  ad: { media: 'file'",
      "  panorama: { media: 'picture', needsMedia: true, label: 'Photo', isAd: false },\n  ad: { media: 'file'",
    ]),
    edit('packages/contract/src/samples/post-kinds.ts', [
      '  ad: {',
      "  panorama: { media: '/api/media/ground.webp' },\n  ad: {",
    ]),
    edit('apps/desk/src/features/posts/kind-names.ts', ["  ad: 'Ad'", "  panorama: 'Panorama',\n  ad: 'Ad'"]),
  ],
};
