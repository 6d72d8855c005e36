import { Text } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { isTooLong, waited } from './time.ts';

/** How long an item of a list has waited, in red if too long. */
export function Waited({ since, now }: { since: string; now: number }) {
  const isLate = isTooLong(since, now);
  return (
    <Text
      as="span"
      flex="none"
      font="note"
      fontWeight={isLate ? 'strong' : 'text'}
      fontVariantNumeric="tabular"
      color={isLate ? 'error' : 'quiet'}
    >
      <VisuallyHidden>waiting </VisuallyHidden>
      {waited(since, now)}
    </Text>
  );
}
