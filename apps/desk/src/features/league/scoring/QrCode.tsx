import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { encodeQR } from 'qr';
import * as css from './Scoring.css.ts';

/** Light modules around the code: cameras need this quiet zone to find it. */
const BORDER = 4;

/** An address as a QR code. Always dark on light, because not every camera reads the reverse. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={css.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden="true">
        <path d={path} />
      </svg>
    </>
  );
}
