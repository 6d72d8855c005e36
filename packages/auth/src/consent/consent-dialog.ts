import { createStore } from '@maidan/browser/store';
import type { ComponentType } from 'react';

/** The dialog that is open, loaded by what opens it; null while it is closed. */
export const consentDialog = createStore<{ readonly Dialog: ComponentType | null }>({ initial: { Dialog: null } });
