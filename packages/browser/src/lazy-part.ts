import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadForMissingScript } from './missing-script.ts';

/**
 * A component whose script is loaded when it is first rendered. If a deployment has replaced that script, the page is
 * reloaded; if that does not help, the error goes to the page's boundary.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(reloadForMissingScript) }));

/**
 * The same for a part that its page can do without, such as one that opens without a tap: a reload would lose what the
 * reader has typed.
 * @param instead replaces it if its script cannot be loaded; nothing by default
 */
export const optionalPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(() => instead) }));
