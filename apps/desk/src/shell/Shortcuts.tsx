import { useStore } from '@maidan/browser/use-store';
import { Dialog } from '@maidan/ui/Dialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { singleKeys } from '../session/single-keys.ts';
import { usePlaces } from './places.tsx';
import { findKey, moveAmongRows } from './shortcut-targets.ts';
import * as css from './Shortcuts.css.ts';

/** How long `g` waits for its letter, in milliseconds. */
const GO_WAIT = 1500;

const onScreen: readonly (readonly [keys: string, text: string])[] = [
  ['j, k', 'Next, previous in the list'],
  ['Enter', 'Open'],
  ['a', 'Assign a conversation'],
  ['c', 'Close a conversation'],
  ['e', 'Enter or correct a result'],
  ['h, y', 'Hide or keep a reported item'],
  ['Ctrl Enter', 'Send'],
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Single-key shortcuts, and the dialog that lists them. */
export function Shortcuts() {
  const on = useStore(singleKeys) === 'on';
  const navigate = useNavigate();
  const places = usePlaces();
  const [isOpen, setIsOpen] = useState(false);
  const wentAt = useRef(0);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const isGoing = event.timeStamp - wentAt.current < GO_WAIT;
    wentAt.current = 0;
    const place = isGoing ? places.find(({ letter }) => letter === key) : undefined;
    if (place) void navigate(place.href);
    else if (key === 'g') wentAt.current = event.timeStamp;
    else if (key === '?') setIsOpen(true);
    else if (key === 'j' || key === 'k') moveAmongRows(key === 'j' ? 1 : -1);
    else {
      const target = findKey(key);
      if (!target) return;
      if (target instanceof HTMLInputElement) target.focus();
      else target.click();
    }
    event.preventDefault();
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);

  const keys = [
    ['?', 'Show shortcuts'] as const,
    ...places.map(({ letter, name }) => [`g ${letter}`, name] as const),
    ...onScreen,
  ];
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Keyboard shortcuts">
      <dl className={css.list}>
        {keys.map(([name, text]) => (
          <div key={name} className={css.row}>
            <dt>
              <kbd className={css.key}>{name}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
