import { Box, Text } from '@maidan/ui/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import { BackLink, type Back } from './BackLink.tsx';
import * as css from './panes.css.ts';

interface PaneHeadProps {
  title: string;
  /** One quiet line below the title. */
  note?: ReactNode;
  /** To the list, on a phone, where an open item hides it. */
  back: Back;
  /** Actions at the end. */
  children?: ReactNode;
}

/** The head of an item opened from a list. */
export function PaneHead({ title, note, back, children }: PaneHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers and Tab go on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={css.head}>
      <Box as="span" display={{ tablet: 'none' }}>
        <BackLink {...back} />
      </Box>
      <Box flex="rest">
        <h1 className={css.headName} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note !== undefined && (
          <Text font="note" whiteSpace="ellipsis">
            {note}
          </Text>
        )}
      </Box>
      {children}
    </header>
  );
}
