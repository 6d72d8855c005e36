import { showToast } from '@maidan/ui/toast/toast-store';

/** Milliseconds that an undo toast stays. The log offers the undo for longer. */
const UNDO_LIFE = 10_000;

export const showUndo = (text: string, onPress: () => void): number =>
  showToast(text, { action: { label: 'Undo', onPress }, life: UNDO_LIFE });
