export type DataSaver = 'auto' | 'on' | 'off';

/** The browser's information about the connection (navigator.connection); absent in Safari and Firefox. */
export interface ConnectionHint {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second, rounded, at most 10. */
  downlink?: number;
}

/** Whether to save data. Auto follows the system's setting and saves on 2G. */
export function isSaving(choice: DataSaver, connection: ConnectionHint | undefined): boolean {
  if (choice !== 'auto') return choice === 'on';
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Whether a card's clip may fetch its first bytes ("metadata") or must wait for the tap. */
export function cardPreload(input: { saving: boolean; nearViewport: boolean }): 'none' | 'metadata' {
  return input.nearViewport && !input.saving ? 'metadata' : 'none';
}

/**
 * Whether a slide's clip may be fetched: the active one, unless data is saved and no one started it; the next one, once the
 * active one can play; a neighbour that has been fetched before. No others.
 */
export function mayFetchSlide(input: {
  /** Distance from the active slide: 1 is the next, -1 the previous. */
  distance: number;
  saving: boolean;
  /** A person started this clip by hand. */
  started: boolean;
  /** The active clip has enough data to continue. */
  activeCanPlay: boolean;
  /** This clip was fetched before. */
  fetched: boolean;
}): boolean {
  if (input.distance === 0) return !input.saving || input.started;
  if (Math.abs(input.distance) > 1) return false;
  if (input.fetched) return true;
  return input.distance === 1 && input.activeCanPlay && !input.saving;
}
