import { t } from '@maidan/i18n/text';
import type { LinkState } from './use-form-link.ts';

const texts: Readonly<Record<Exclude<LinkState, 'none'>, () => string>> = {
  filled: () => t('forms.linkFilled'),
  refused: () => t('forms.linkRefused'),
  unreachable: () => t('forms.linkUnreachable'),
};

/** Says whether the prefill link that opened the form could be used. */
export function LinkNote({ state }: { state: LinkState }) {
  return <output>{state !== 'none' && texts[state]()}</output>;
}
