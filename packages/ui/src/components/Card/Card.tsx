import type { ReactNode } from 'react';
import { Link } from '../../links/LinkProvider.tsx';
import * as css from './Card.css.ts';

interface CardLook {
  children: ReactNode;
  tone?: keyof typeof css.tones;
  /** Step of the 4 px grid; 0 lets a picture go to the edge. */
  padding?: keyof typeof css.paddings;
}

interface CardProps extends CardLook {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A box for a thing of its own. Posts wear none: they lie on the ground between two lines. */
export function Card({ as: Element = 'div', children, tone = 'raised', padding = 4, ...names }: CardProps) {
  return (
    <Element className={cardClass(tone, padding)} {...names}>
      {children}
    </Element>
  );
}

interface LinkCardProps extends CardLook {
  href: string;
}

/** A card that is one link as a whole. Put no other link or button inside. */
export function LinkCard({ href, children, tone = 'raised', padding = 4 }: LinkCardProps) {
  return (
    <Link href={href} className={`${cardClass(tone, padding)} ${css.linked}`}>
      {children}
    </Link>
  );
}

function cardClass(tone: keyof typeof css.tones, padding: keyof typeof css.paddings): string {
  return `${css.tones[tone]} ${css.paddings[padding]} ${padding === 0 ? css.clipped : ''}`;
}
