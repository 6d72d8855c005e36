import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { Link } from '../../links/LinkProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { itemForKey } from './menu-keys.ts';
import { placeMenu } from './menu-place.ts';
import * as css from './Menu.css.ts';

interface MenuItemBase {
  key: string;
  label: string;
  icon?: ReactNode;
}

/** An item leads somewhere or does something. */
export type MenuItem = MenuItemBase & ({ href: string } | { onSelect: () => void });

interface MenuProps {
  /** What the button says, or is called when it shows an icon only; names the menu too. */
  label: string;
  icon?: ReactNode;
  /** The icon alone; it must then be given. */
  iconOnly?: boolean;
  items: readonly MenuItem[];
}

/** A button that opens a short list in the top layer. Arrows, Home, End and first letters move, Escape closes. */
export function Menu({ label, icon, iconOnly = false, items }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const trigger = { ref: button, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open } as const;

  // The button may scroll away under it: then the menu has lost its place.
  useEffect(() => {
    if (!open) return undefined;
    const scrolled = ({ target }: Event) => {
      if (target !== menu.current) menu.current?.hidePopover();
    };
    addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => removeEventListener('scroll', scrolled, { capture: true });
  }, [open]);

  function toggled({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    setOpen(newState === 'open');
    if (newState !== 'open' || !button.current) return;
    placeMenu(currentTarget, button.current);
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }

  /** The focus goes back before the item acts, so that a dialog it opens knows where to return it. */
  function leave() {
    menu.current?.hidePopover();
    button.current?.focus();
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') leave();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const now = entries.findIndex((entry) => entry === document.activeElement);
    const next = itemForKey(
      event.key,
      now,
      items.map((item) => item.label),
    );
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  }

  return (
    <>
      {iconOnly ? (
        <IconButton {...trigger} label={label} icon={icon} />
      ) : (
        <Button {...trigger} icon={icon}>
          {label}
        </Button>
      )}
      <div
        ref={menu}
        id={id}
        className={css.menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={toggled}
        onKeyDown={move}
      >
        {items.map((item) => {
          const look = { role: 'menuitem', tabIndex: -1, className: css.item };
          return 'href' in item ? (
            <Link key={item.key} {...look} href={item.href} onClick={leave}>
              {item.icon}
              {item.label}
            </Link>
          ) : (
            <button
              key={item.key}
              {...look}
              type="button"
              onClick={() => {
                leave();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          );
        })}
      </div>
    </>
  );
}
