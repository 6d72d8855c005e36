/**
 * The label a site shows for its version: '5.0.0' gives '5.0' (specification, section 9: 'v5.0' on the main site,
 * 2.5 in the league section). A patch does not show.
 */
export function versionLabel(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
