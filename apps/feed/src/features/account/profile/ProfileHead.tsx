import { t } from '@maidan/i18n/text';
import type { User } from '@maidan/contract/account/users';
import { Avatar } from '@maidan/ui/Avatar';
import * as css from './ProfileHead.css.ts';
import { UserIdButton } from './UserIdButton.tsx';

/** The signed-in user: picture, name, contact and id. */
export function ProfileHead({ me }: { me: User }) {
  return (
    <section className={css.head} aria-label={t('account.profile')}>
      <Avatar src={me.avatar} name={me.name} size={96} alt={me.avatar ? t('account.yourPicture') : ''} />
      <div className={css.text}>
        <h2 className={css.name}>{me.name ?? t('account.noName')}</h2>
        {me.email === null ? null : <p className={css.email}>{me.email}</p>}
        {me.phone === null ? null : <p className={css.phone}>{me.phone}</p>}
        <UserIdButton id={me.id} />
      </div>
    </section>
  );
}
