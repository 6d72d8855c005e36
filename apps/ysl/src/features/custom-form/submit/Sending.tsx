import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { Row } from '@maidan/ui/layout';

interface SendingProps {
  /** 0 to 1. */
  progress: number;
  isWaiting: boolean;
  onCancel: () => void;
}

/** The progress of the upload, and a way to cancel it. */
export function Sending({ progress, isWaiting, onCancel }: SendingProps) {
  const percent = Math.round(progress * 100);
  return (
    <Row flexWrap="wrap" gap={3}>
      {/* A live region would announce every step; this one announces only the start. */}
      <output>{isWaiting ? t('forms.noConnection') : t('forms.sending')}</output>
      <span aria-hidden="true">{percent} %</span>
      <Button onClick={onCancel}>{t('forms.cancel')}</Button>
    </Row>
  );
}
