/** Also in `engines` of every deployed app. */
export const OLDEST_NODE = '24.21.0';

/** A message if this version of Node is too old; otherwise undefined. */
export function explainOldNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This program needs Node ${OLDEST_NODE} or newer, and this is Node ${version}. See https://nodejs.org.`;
}

/** Ends the process if Node is too old. It must run before native modules load, which would crash without a message. */
export function requireNode(): void {
  const problem = explainOldNode(process.versions.node);
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
