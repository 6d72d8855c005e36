import { brand, league } from './brand.ts';
import { policies } from './policies.ts';

/** Everything that owners may have changed, as it is shown now. */
export interface BrandTexts {
  readonly brand: typeof brand;
  readonly league: typeof league;
  readonly policies: typeof policies;
}

/** A copy: the server may show other texts in a moment. */
export const copyTexts = (): BrandTexts => structuredClone({ brand, league, policies });

/** Has a page in a browser show what its server showed. */
export function adoptTexts(texts: BrandTexts): void {
  Object.assign(brand, texts.brand);
  Object.assign(league, texts.league);
  Object.assign(policies, texts.policies);
}
