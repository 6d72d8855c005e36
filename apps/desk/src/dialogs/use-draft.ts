import { useState } from 'react';

/**
 * The fields of a form as one object.
 * @param initial read once, when the form opens
 */
export function useDraft<Draft extends object>(initial: () => Draft) {
  const [draft, setDraft] = useState(initial);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const set =
    <Name extends keyof Draft>(name: Name) =>
    (value: Draft[Name]) =>
      setDraft((now) => ({ ...now, [name]: value }));
  return {
    draft,
    change,
    /** Value and handler of a field. */
    field: <Name extends keyof Draft>(name: Name) => ({ value: draft[name], onChange: set(name) }),
    /** State and handler of a switch or checkbox. */
    tick: <Name extends keyof Draft>(name: Name) => ({ checked: draft[name], onChange: set(name) }),
  };
}
