import { createContext, use, useState } from 'react';

/** Remembers what is expanded on this page until the reader returns. */
export interface OpenPlaces {
  has(name: string): boolean;
  set(name: string, open: boolean): void;
}

/** An application that keeps places brings one; it is another object for every place, and empty while hydrating. */
export const OpenPlacesContext = createContext<OpenPlaces | null>(null);

/**
 * Whether something is unfolded, kept with the place where a name is given.
 * @param name unique on the page, the same whenever the page is shown
 */
export function useOpen(name: string | undefined): [boolean, (open: boolean) => void] {
  const places = use(OpenPlacesContext);
  // Null until the reader toggles it; until then it is as they left it.
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
