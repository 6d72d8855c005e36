import type { ComponentPropsWithRef, ElementType, JSX, ReactNode } from 'react';
import { lookOf } from './look.css.ts';

/** An element with no look of its own. */
type Tag = Exclude<keyof JSX.IntrinsicElements, keyof SVGElementTagNameMap | 'input' | 'img'>;

type Look = Parameters<typeof lookOf>[0];

export type LayoutProps<T extends Tag> = Look &
  Omit<ComponentPropsWithRef<T>, keyof Look | 'className' | 'style' | 'children'> & {
    /** The element, chosen for what it means. */
    as?: T;
    children?: ReactNode;
  };

/**
 * An element whose look is in its props, each a step of the scale.
 * @param tag the element unless `as` names another
 * @param defaults the look unless the props change it
 */
function layoutPart<Default extends Tag>(tag: Default, defaults: Look = {}) {
  return function LayoutPart<T extends Tag = Default>({ as, ...props }: LayoutProps<T>): JSX.Element {
    const Element: ElementType = as ?? tag;
    const look: Record<string, unknown> = { ...defaults };
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (lookOf.properties.has(name as keyof Look)) look[name] = value;
      else rest[name] = value;
    }
    return <Element {...rest} className={lookOf(look)} />;
  };
}

/** Space around children, or a place in a `Row` or `Grid`. */
export const Box = layoutPart('div');

/** Children next to each other, in the middle of the line. */
export const Row = layoutPart('div', { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 });

/** Children below each other, or in columns, never wider than their place. */
export const Grid = layoutPart('div', { display: 'grid', gridTemplateColumns: 'one', minWidth: 0 });

/** Words in a face and size of the scale. */
export const Text = layoutPart('p');
