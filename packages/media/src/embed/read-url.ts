/** Like URL.parse, which browsers from 2023 do not have. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
