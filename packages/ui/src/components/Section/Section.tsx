import { useId, type ReactNode } from 'react';
import * as css from './Section.css.ts';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a page below a chalk line, named by its level-two heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
