import type { Menu } from '@maidan/ui/Menu';
import { useRef, useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react';

type Anchored = Pick<ComponentProps<typeof Menu>, 'anchor' | 'onClose'>;

/**
 * For a link that opens a menu. It stays a link for new tabs, without JavaScript, and if the menu cannot be loaded.
 * @param load loads the menu's script once someone is about to press the link
 * @param href the link's address
 * @returns the link's properties, and while the menu is open, its own properties; the time of opening is its key
 */
export function useMenuLink<Props>(load: () => Promise<ComponentType<Props & Anchored>>, href: string) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [OpenMenu, setOpenMenu] = useState<ComponentType<Props & Anchored> | null>(null);
  /** When it was opened: a closing menu must not close one opened since. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const open = openedAt !== null;
  /** A press outside the menu closes it before the click arrives, and that click must not open it again. */
  const wasOpen = useRef(false);
  const preload = () => void load().catch(() => undefined);

  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (wasOpen.current) {
      wasOpen.current = false;
      return;
    }
    setOpenedAt(event.timeStamp);
    load().then(
      (loaded) => setOpenMenu(() => loaded),
      () => location.assign(href),
    );
  }

  const link = {
    ref: anchor,
    href,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onPointerEnter: preload,
    onFocus: preload,
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: toggle,
  };
  const menu = { anchor, onClose: () => setOpenedAt(null) };
  return { link, menu, openedAt, OpenMenu: open ? OpenMenu : null };
}
