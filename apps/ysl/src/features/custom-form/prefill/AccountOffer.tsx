import { t } from '@maidan/i18n/text';
import { useMe } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import type { FormField } from '@maidan/contract/league/custom-forms';
import { Button } from '@maidan/ui/Button';
import { useSyncExternalStore } from 'react';
import type { Answers } from '../submit/answers.ts';

interface AccountOfferProps {
  /** The fields of the current page. */
  fields: readonly FormField[];
  answers: Answers;
}

const labels = {
  both: () => t('forms.useNameAndNumber'),
  name: () => t('forms.useName'),
  phone: () => t('forms.useNumber'),
} as const;

/** Offers to fill in the account's name and phone number. */
export function AccountOffer({ fields, answers }: AccountOfferProps) {
  const me = useMe();
  const known = fields.flatMap(({ id, type, account_value: of }) => {
    const value = of === 'none' || type !== 'text' ? null : (me?.[of] ?? null);
    return value === null || value === '' ? [] : [{ id, of, value }];
  });
  const isOpen = ({ id }: { id: Id }) => answers.get(id).text === '';
  // A string that few key presses change, so that the others cause no render.
  const read = () => known.map((each) => (isOpen(each) ? '1' : '0')).join('');
  useSyncExternalStore(answers.subscribeAll, read, read);
  const open = known.filter(isOpen);
  if (open.length === 0) return null;
  const has = (of: string) => open.some((each) => each.of === of);
  const label = labels[has('name') && has('phone') ? 'both' : has('name') ? 'name' : 'phone'];
  return (
    <div>
      <Button onClick={() => open.forEach(({ id, value }) => answers.set(id, { text: value }))}>{label()}</Button>
    </div>
  );
}
