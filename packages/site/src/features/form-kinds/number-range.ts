import { t } from '@maidan/i18n/text';

interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** 'From 1 to 9', 'At least 1', 'At most 9'; undefined without limits. */
export function rangeOf({ min, max }: Range): string | undefined {
  if (min !== null && max !== null) return t('forms.fromTo', { min: String(min), max: String(max) });
  if (min !== null) return t('forms.atLeast', { min: String(min) });
  return max === null ? undefined : t('forms.atMost', { max: String(max) });
}

/** The phone keyboard for such a number; some phones' number keyboards have no minus. */
export const keysFor = ({ min }: Range): 'text' | 'decimal' => (min === null || min < 0 ? 'text' : 'decimal');
