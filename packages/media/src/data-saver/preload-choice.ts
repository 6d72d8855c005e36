export type DataSaver = 'auto' | 'on' | 'off';

/** What the browser says about the connection (navigator.connection); absent in Safari and Firefox. */
export interface ConnectionHint {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to spare data. Auto follows the system's wish and spares on 2G. */
export function isSaving(choice: DataSaver, connection: ConnectionHint | undefined): boolean {
  if (choice !== 'auto') return choice === 'on';
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Whether a card's clip may fetch its first bytes ("metadata") or must wait for the tap. */
export function cardPreload(input: { saving: boolean; nearViewport: boolean }): 'none' | 'metadata' {
  return input.nearViewport && !input.saving ? 'metadata' : 'none';
}

/**
 * Whether a slide's clip may be fetched. The active one always, unless data is spared and nobody asked for it; the next
 * one only once the active one can play; one that was fetched keeps what it has; no other.
 */
export function mayFetchSlide(input: {
  /** Slides away from the active one: 1 is the next, -1 the one before. */
  distance: number;
  saving: boolean;
  /** A person started this clip by hand. */
  asked: boolean;
  /** The active clip has enough to play on. */
  activeCanPlay: boolean;
  /** This clip was fetched before. */
  fetched: boolean;
}): boolean {
  if (input.distance === 0) return !input.saving || input.asked;
  if (Math.abs(input.distance) > 1) return false;
  if (input.fetched) return true;
  return input.distance === 1 && input.activeCanPlay && !input.saving;
}
