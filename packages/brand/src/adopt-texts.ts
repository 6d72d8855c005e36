import { brand, league } from './brand.ts';
import { policies } from './policies.ts';

/** The current values of everything that owners may change. */
export interface BrandTexts {
  readonly brand: typeof brand;
  readonly league: typeof league;
  readonly policies: typeof policies;
}

/** A copy, because the server's texts may change at any time. */
export const copyTexts = (): BrandTexts => structuredClone({ brand, league, policies });

/** Makes a page in the browser show the texts of its document. */
export function adoptTexts(texts: BrandTexts): void {
  Object.assign(brand, texts.brand);
  Object.assign(league, texts.league);
  Object.assign(policies, texts.policies);
}
