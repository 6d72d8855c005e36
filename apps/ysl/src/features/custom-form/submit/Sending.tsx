import { Button } from '@maidan/ui/Button';
import { Inline } from '@maidan/ui/Inline';

interface SendingProps {
  /** 0 to 1. */
  progress: number;
  onCancel: () => void;
}

/** How far the answers are on their way, and a way to stop them. */
export function Sending({ progress, onCancel }: SendingProps) {
  const percent = Math.round(progress * 100);
  return (
    <Inline gap={3}>
      {/* A live region that spoke at every step would speak all the time: it says that it began, the bar the rest. */}
      <output>Sending your answers</output>
      <span aria-hidden="true">{percent} %</span>
      <Button onClick={onCancel}>Cancel</Button>
    </Inline>
  );
}
