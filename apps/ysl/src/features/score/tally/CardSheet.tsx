import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Select } from '@maidan/ui/Select';
import { useState } from 'react';
import { Choice, shirtOptions } from '../Choice.tsx';
import type { ScoreSession } from '../session/score-session.ts';

interface CardSheetProps {
  session: ScoreSession;
  side: 1 | 2;
  name: string;
  close: () => void;
}

/** Records a card and its player. The shirt number is optional. */
export function CardSheet({ session, side, name, close }: CardSheetProps) {
  const [colour, setColour] = useState<'yellow' | 'red'>('yellow');
  const [shirt, setShirt] = useState('');
  function record(): void {
    close();
    void session.play('card', { side, colour, ...(shirt === '' ? {} : { shirt: Number(shirt) }) });
  }
  return (
    <Dialog title={t('score.cardOf', { team: name })} open onClose={close}>
      <Choice
        label={t('score.colour')}
        columns="two"
        value={colour}
        onChange={setColour}
        options={[
          { value: 'yellow', label: t('score.yellow') },
          { value: 'red', label: t('score.red') },
        ]}
      />
      <Select
        label={t('score.shirt')}
        value={shirt}
        placeholder={t('score.notSure')}
        onChange={setShirt}
        options={shirtOptions()}
      />
      <Button variant="signal" size="l" wide onClick={record}>
        {t('score.recordCard')}
      </Button>
    </Dialog>
  );
}
