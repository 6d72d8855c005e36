/** A storage area as the platform has it, for tests in node, where there is none. */
export function createArea(entries: Readonly<Record<string, string>> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

/** As browsers do it: blocked by settings, over its quota, or without any. */
export function areaThat(fault: 'throws' | 'cannot be read' | 'is full' | 'is missing'): Storage {
  const refuse = () => {
    throw new DOMException('refused', fault === 'is full' ? 'QuotaExceededError' : 'SecurityError');
  };
  if (fault === 'is full') return { ...createArea(), setItem: refuse };
  if (fault === 'cannot be read') return { ...createArea(), getItem: refuse };
  if (fault === 'throws') return { ...createArea(), getItem: refuse, setItem: refuse, removeItem: refuse };
  return new Proxy(createArea(), { get: refuse });
}
