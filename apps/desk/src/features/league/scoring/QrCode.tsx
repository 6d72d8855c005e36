import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { encodeQR } from 'qr';
import * as css from './Scoring.css.ts';

/** Light modules around the code, without which cameras do not find it. */
const BORDER = 4;

/** An address for a camera: always dark on light, since not every camera reads the reverse. */
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
