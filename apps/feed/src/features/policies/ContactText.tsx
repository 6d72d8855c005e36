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

const { support, business, whatsapp, whatsappLink } = brand.contact;

const mail: readonly Way[] = [
  { name: 'General support', address: support, href: `mailto:${support}`, Icon: MailIcon },
  { name: 'Business', address: business, href: `mailto:${business}`, Icon: UsersIcon },
  { name: league.name, address: league.contactEmail, href: `mailto:${league.contactEmail}`, Icon: TrophyIcon },
];
const phone: readonly Way[] = [{ name: 'WhatsApp', address: whatsapp, href: whatsappLink, Icon: WhatsAppIcon }];

const networkIcons = { instagram: InstagramIcon, youtube: YouTubeIcon, facebook: FacebookIcon, x: XIcon } as const;
const social: readonly Way[] = brand.social.map(({ network, label, href }) => ({
  name: label,
  address: href.replace(/^https:\/\/(?:www\.)?/, ''),
  href,
  Icon: networkIcons[network],
}));

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
                {elsewhere ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function ContactText() {
  return (
    <>
      <TextSection id="mail" title="E-mail">
        <Ways ways={mail} />
        <p>
          Write to support about your account, a post or a refund, and to business about partnerships and advertising.
        </p>
      </TextSection>
      <TextSection id="whatsapp" title="WhatsApp">
        <Ways ways={phone} />
        <p>For messages only. Never send us a login code: we will not ask for one.</p>
      </TextSection>
      <TextSection id="social" title="Social media">
        <Ways ways={social} />
      </TextSection>
    </>
  );
}
