import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadForMissingScript } from './missing-script.ts';

/**
 * A component whose script is loaded when it is first shown. If a deployment has replaced that script, the page is loaded
 * again; if that does not help, the error goes to the page's boundary.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(reloadForMissingScript) }));

/**
 * The same for a part that its page can do without, such as one that comes without a tap: what the reader has typed is on
 * that page.
 * @param instead what is shown if its script cannot be loaded; nothing by default
 */
export const optionalPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(() => instead) }));
