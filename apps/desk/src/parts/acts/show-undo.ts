import { showToast } from '@maidan/ui/toast/toast-store';

/** Milliseconds in which an act can be undone where it was done; the log keeps it longer. */
const UNDO_LIFE = 10_000;

/** Says what was done, and offers to undo it. */
export const showUndo = (text: string, onPress: () => void): number =>
  showToast(text, { action: { label: 'Undo', onPress }, life: UNDO_LIFE });
