import { t } from '@maidan/i18n/text';
import { incompletePhoneMessage } from '@maidan/auth/login/phone-text';
import { EMAIL_MAX, NAME_MAX } from '@maidan/contract/rules/limits';
import type { User } from '@maidan/contract/account/users';
import { FormShell } from '@maidan/ui/FormShell';
import { ImageChoice } from '@maidan/ui/ImageChoice';
import { PhoneField } from '@maidan/ui/PhoneField';
import { TextField } from '@maidan/ui/TextField';
import { TextButton } from '@maidan/ui/TextLink';
import { avatarPresets, presetOf } from '@maidan/ui/art/avatars.ts';
import { useState } from 'react';
import * as css from '../AccountView.css.ts';
import { CodeEntry } from '../codes/CodeEntry.tsx';
import { OldNumberLost } from '../OldNumberLost.tsx';
import { useProfileForm } from './use-profile-form.ts';

const avatars = avatarPresets.map(({ value, name, src }) => ({ value, label: name, src }));

/** Name, e-mail, phone and one of seven pictures. A blank field keeps its value. */
export function ProfileForm({ me }: { me: User }) {
  const { fields, pin, awaited, pending, failure, block, edit, submit, resend, keepPhone } = useProfileForm(me);
  const [phoneLeft, setPhoneLeft] = useState(false);
  const wrong = failure.fields;
  const short = phoneLeft && fields.phone !== me.phone ? incompletePhoneMessage(fields.phone) : null;
  return (
    <FormShell
      label={t('account.editProfile')}
      pending={pending}
      error={failure.error}
      onSubmit={submit}
      submit={t('account.updateProfile')}
      submitDisabledReason={block}
    >
      <ImageChoice
        label={t('account.avatar')}
        options={avatars}
        value={presetOf(fields.avatar)?.value ?? ''}
        onChange={(value) => edit('avatar', value)}
        error={wrong.avatar}
      />
      <div className={css.pair}>
        <TextField
          label={t('account.name')}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          value={fields.name}
          placeholder={me.name ?? ''}
          error={wrong.name}
          onChange={(value) => edit('name', value)}
        />
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          value={fields.email}
          placeholder={me.email ?? ''}
          error={wrong.email}
          onChange={(value) => edit('email', value)}
        />
      </div>
      <PhoneField
        label={t('account.phone')}
        name="phone"
        value={fields.phone}
        hint={t('account.phoneHint')}
        error={wrong.phone ?? short}
        onChange={(value) => edit('phone', value)}
        onBlur={() => setPhoneLeft(true)}
      />
      {awaited === null ? null : (
        <>
          {awaited.sentTo === 'old' ? <p>{awaited.message}</p> : null}
          <CodeEntry
            key={awaited.sentTo}
            phone={awaited.sentTo === 'old' ? (me.phone ?? '') : fields.phone}
            pin={pin}
            error={wrong.pin}
            onChange={(value) => edit('pin', value)}
            nextCodeAt={awaited.nextAt}
            pending={pending}
            onResend={resend}
          >
            {awaited.sentTo === 'old' ? (
              <OldNumberLost oldPhone={me.phone ?? ''} phone={fields.phone} onDelayed={keepPhone} />
            ) : null}
            <TextButton onClick={keepPhone}>{t('account.keepCurrent')}</TextButton>
          </CodeEntry>
        </>
      )}
    </FormShell>
  );
}
