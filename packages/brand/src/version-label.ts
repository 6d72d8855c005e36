/** The label a site shows for its version, without the patch: '5.0.0' gives '5.0'. */
export function versionLabel(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
