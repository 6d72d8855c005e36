/** Where a reader was on one page of the history: what was loaded, what was unfolded, how far they were. */
export interface KeptPlace {
  /** Pixels from the top. */
  readonly y: number;
  /** The first entry in view, and its distance from the top of the window. */
  readonly anchor: { readonly name: string; readonly top: number } | null;
  /** Names of what is unfolded. */
  readonly open: readonly string[];
  readonly lists: Readonly<Record<string, KeptList>>;
}

export interface KeptList {
  /** What the query cache held. */
  readonly data: { readonly pages: readonly unknown[] };
  readonly updatedAt: number;
  /** Asked for as a user: nobody else may see it. */
  readonly own: boolean;
}

const PREFIX = 'place ';
/** The newest of them, oldest first. */
const NAMES = 'places';
const MOST_PLACES = 8;
/** Characters; a longer list is loaded again instead. */
const MOST_TEXT = 800_000;

function names(): string[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(NAMES) ?? '[]');
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

/** Keeps a place for this tab. Without storage a reader begins at the top; nothing else is lost. */
export function keepPlace(name: string, place: KeptPlace): void {
  try {
    const text = JSON.stringify(place);
    if (text.length > MOST_TEXT) return;
    const all = [...names().filter((other) => other !== name), name];
    for (const old of all.splice(0, Math.max(0, all.length - MOST_PLACES))) sessionStorage.removeItem(PREFIX + old);
    sessionStorage.setItem(NAMES, JSON.stringify(all));
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Said above.
  }
}

export function keptPlace(name: string): KeptPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as KeptPlace | null;
  } catch {
    return null;
  }
}

export function forgetPlace(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept then.
  }
}

/** Who logs out leaves nothing of theirs in the tab. */
export function forgetPlaces(): void {
  try {
    for (const name of names()) sessionStorage.removeItem(PREFIX + name);
    sessionStorage.removeItem(NAMES);
  } catch {
    // Nothing was kept then.
  }
}
