/**
 * The index of the item that a key moves to; undefined for other keys. `now` is the focused item's index,
 * -1 for none; `labels` are the items' texts, for letter keys.
 */
export function itemForKey(key: string, now: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return now <= 0 ? count - 1 : now - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const starts = (place: number) => labels[place % count]?.toLocaleLowerCase().startsWith(letter) ?? false;
  for (let step = 1; step <= count; step += 1) if (starts(now + step)) return (now + step) % count;
  return undefined;
}
