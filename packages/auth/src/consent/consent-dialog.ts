import { createStore } from '@maidan/browser/store';
import type { ComponentType } from 'react';

/** The open dialog, loaded by the code that opens it; null while it is closed. */
export const consentDialog = createStore<{ readonly Dialog: ComponentType | null }>({ initial: { Dialog: null } });
