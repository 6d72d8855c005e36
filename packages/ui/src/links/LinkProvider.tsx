import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** The properties that every link of the kit passes to the application's own link. `href` is always a finished URL or path. */
export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

interface LinkProviderProps {
  /** Renders an <a> with all given properties, and may navigate without a page load. */
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Lets an application provide its router's link. Without it, links are plain <a>. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A bare link without styling; the kit and its users build theirs on it. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
