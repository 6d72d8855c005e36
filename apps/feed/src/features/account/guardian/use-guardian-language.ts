import { useState, useSyncExternalStore } from 'react';
import { languages, type Language } from './guardian-text.ts';

const never = () => () => undefined;

const isLanguage = (text: string): text is Language => Object.keys(languages).includes(text);

/** The browser's language, if it is one of the three. */
function ownLanguage(): Language {
  const own = navigator.language.slice(0, 2);
  return isLanguage(own) ? own : 'en';
}

/** The language of the guardian's page, and how to choose another one. English on the server. */
export function useGuardianLanguage(): [Language, (language: Language) => void] {
  const own = useSyncExternalStore(never, ownLanguage, () => 'en' as const);
  const [chosen, setChosen] = useState<Language | null>(null);
  return [chosen ?? own, setChosen];
}
