/** The version label of a site, without the patch: '5.0.0' becomes '5.0'. */
export function versionLabel(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
