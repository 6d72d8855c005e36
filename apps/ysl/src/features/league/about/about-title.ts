import { league as brand } from '@maidan/brand/brand';

/** The page's name, or the default one with the league's abbreviation. */
export function aboutTitle(name: string | null): string {
  return name ?? `About ${brand.abbreviation}`;
}
