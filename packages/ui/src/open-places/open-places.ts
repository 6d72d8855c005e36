import { createContext, use, useState } from 'react';

/** Remembers the expanded parts of this page until the reader returns. */
export interface OpenPlaces {
  has(name: string): boolean;
  set(name: string, open: boolean): void;
}

/** Provided by an application that remembers places; a different object for every history entry, and empty while hydrating. */
export const OpenPlacesContext = createContext<OpenPlaces | null>(null);

/**
 * Whether something is expanded, remembered with the history entry if it has a name.
 * @param name unique on the page, and the same every time the page is shown
 */
export function useOpen(name: string | undefined): [boolean, (open: boolean) => void] {
  const places = use(OpenPlacesContext);
  // Null until the reader toggles it; until then, it is as they left it.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? (name !== undefined && (places?.has(name) ?? false));
  return [
    open,
    (next) => {
      setChosen(next);
      if (name !== undefined) places?.set(name, next);
    },
  ];
}
