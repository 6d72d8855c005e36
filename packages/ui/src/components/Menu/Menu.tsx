import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Link, type LinkProps } from '../../links/LinkProvider.tsx';
import { itemForKey } from './menu-keys.ts';
import { placeMenu } from './menu-place.ts';
import * as css from './Menu.css.ts';

interface MenuItemBase {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A count at the end of the line. */
  note?: ReactNode;
  /** The current item. */
  current?: boolean;
}

/** An item navigates or acts. */
export type MenuItem = MenuItemBase &
  (Pick<LinkProps, 'href' | 'target' | 'rel' | 'download'> | { onSelect: () => void });

interface MenuProps {
  /** Names the menu. */
  label: string;
  /** The trigger: the menu is placed at it and returns focus to it. */
  anchor: RefObject<HTMLElement | null>;
  /** Above the items: whose account they belong to. */
  head?: string | null | undefined;
  items: readonly MenuItem[];
  onClose: () => void;
}

/** A short list in the top layer, open while it is rendered. Arrows, Home, End and first letters move, Escape closes. */
export function Menu({ label, anchor, head, items, onClose }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const { current: menu } = panel;
    const { current: button } = anchor;
    if (!menu || !button) return undefined;
    menu.showPopover();
    placeMenu(menu, button);
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const toggled = (event: ToggleEvent) => event.newState === 'closed' && close();
    // Closes the menu, because scrolling would separate it from its button.
    const scrolled = ({ target }: Event) => target !== menu && close();
    menu.addEventListener('toggle', toggled);
    addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      menu.removeEventListener('toggle', toggled);
      removeEventListener('scroll', scrolled, { capture: true });
      menu.hidePopover();
    };
  }, [anchor]);

  /** The focus returns before the item acts, so that a dialog it opens knows where to return the focus. */
  function leave() {
    panel.current?.hidePopover();
    anchor.current?.focus();
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
    <div ref={panel} className={css.panel} popover="auto">
      {head ? <p className={css.head}>{head}</p> : null}
      <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <Item key={item.key} item={item} onLeave={leave} />
        ))}
      </div>
    </div>
  );
}

function Item({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  const { label, icon, note, current } = item;
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: css.item,
    'aria-current': current ? ('true' as const) : undefined,
  };
  const inside = (
    <>
      {icon}
      <span className={css.label}>{label}</span>
      {note}
    </>
  );
  if ('href' in item) {
    const { href, target, rel, download } = item;
    return (
      <Link {...look} href={href} target={target} rel={rel} download={download} onClick={onLeave}>
        {inside}
      </Link>
    );
  }
  function select() {
    onLeave();
    if ('onSelect' in item) item.onSelect();
  }
  return (
    <button {...look} type="button" onClick={select}>
      {inside}
    </button>
  );
}
