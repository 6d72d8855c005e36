import { t } from '@maidan/i18n/text';
import { brand, league } from '@maidan/brand/brand';
import { FacebookIcon, InstagramIcon, WhatsAppIcon, XIcon, YouTubeIcon } from '@maidan/ui/brand-icons';
import { MailIcon, TrophyIcon, UsersIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import type { ComponentType } from 'react';
import * as css from './ContactText.css.ts';
import { TextSection } from './TextPage.tsx';

interface Way {
  name: string;
  /** The text of the link. */
  address: string;
  href: string;
  Icon: ComponentType;
}

const networkIcons = { instagram: InstagramIcon, youtube: YouTubeIcon, facebook: FacebookIcon, x: XIcon } as const;
const mailWay = (name: string, address: string, Icon: ComponentType): Way => ({
  name,
  address,
  href: `mailto:${address}`,
  Icon,
});

/** Owners may change each address while the site runs. */
function contactWays() {
  const { support, business, whatsapp } = brand.contact;
  return {
    mail: [
      mailWay(t('contact.support'), support, MailIcon),
      mailWay(t('contact.business'), business, UsersIcon),
      mailWay(league.name, league.contactEmail, TrophyIcon),
    ],
    // wa.me takes digits only.
    phone: [
      {
        name: 'WhatsApp',
        address: whatsapp,
        href: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`,
        Icon: WhatsAppIcon,
      },
    ],
    social: brand.social
      .filter(({ href }) => href !== '')
      .map(({ network, label, href }) => ({
        name: label,
        address: href.replace(/^https:\/\/(?:www\.)?/, ''),
        href,
        Icon: networkIcons[network],
      })),
  };
}

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={css.ways}>
      {ways.map(({ name, address, href, Icon }) => {
        const elsewhere = href.startsWith('https:');
        return (
          <li key={href}>
            <Link className={css.way} href={href} {...(elsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
              <span className={css.sign}>
                <Icon />
              </span>
              <span className={css.text}>
                <span className={css.name}>{name}</span>
                <span className={css.address}>{address}</span>
                {elsewhere ? <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden> : null}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function ContactText() {
  const { mail, phone, social } = contactWays();
  return (
    <>
      <TextSection id="mail" title={t('contact.mail')}>
        <Ways ways={mail} />
        <p>{t('contact.mailText')}</p>
      </TextSection>
      <TextSection id="whatsapp" title="WhatsApp">
        <Ways ways={phone} />
        <p>{t('contact.whatsAppText')}</p>
      </TextSection>
      {social.length > 0 && (
        <TextSection id="social" title={t('contact.social')}>
          <Ways ways={social} />
        </TextSection>
      )}
    </>
  );
}
