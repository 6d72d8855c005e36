import { Text } from '@maidan/ui/layout';
import { useId, type ReactNode } from 'react';
import * as css from './layout.css.ts';

interface SectionProps {
  title: string;
  /** At the end of the heading: "oldest first". */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a screen, under its heading. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={css.sectionHead} id={id}>
        {title}
        {note !== undefined && (
          <Text as="small" marginInlineStart="auto" font="text13" fontWeight="text" letterSpacing={0} color="quiet">
            {note}
          </Text>
        )}
      </h2>
      {children}
    </section>
  );
}
