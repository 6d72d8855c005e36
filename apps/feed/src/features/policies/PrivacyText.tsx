import { useApi } from '@maidan/api-client/core/api-provider';
import { guardianRuleQuery } from '@maidan/api-client/queries/account/guardian';
import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';
import { TextLink } from '@maidan/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@maidan/browser/lazy-part';
import { Suspense } from 'react';
import { paths } from '../../paths.ts';
import { SupportLink } from './ContactLine.tsx';
import { CookiesText } from './CookiesText.tsx';
import { TextList, TextSection } from './TextPage.tsx';

/** The account page has it as well: a script of their own, so that no other page loads it. */
const StoredDataList = lazyPart(async () => (await import('./StoredDataList.tsx')).StoredDataList);

/** What we store about a user, why, and how to delete it, in plain language for young readers. */
export function PrivacyText() {
  return (
    <>
      <TextSection id="age" title="How old you must be">
        <p>
          {brand.name} is not for under {policies.minimumAge}s. If you are younger than {policies.minimumAge}, please do
          not create an account or send us anything about yourself. If we learn that an account belongs to a child under{' '}
          {policies.minimumAge}, we delete it with everything in it.
        </p>
        <p>
          If you are between {policies.minimumAge} and 18, read this page with a parent or guardian. Parents may write
          to us at any time to see or delete what we hold about their child.
        </p>
        <GuardianText />
      </TextSection>
      <TextSection id="what" title="What we keep">
        <p>
          You can read and watch everything without an account. With an account we keep what this list says, and nothing
          else about you. The server deletes by the same list.
        </p>
        <Suspense>
          <StoredDataList />
        </Suspense>
        <p>
          Views are counted without your name, and so is what people tap; after 90 days only the sums stay. The server’s
          logs, which help us to find faults and to keep attackers out, hold no phone numbers, e-mail addresses,
          messages or places.
        </p>
      </TextSection>
      <TextSection id="why" title="What we use it for">
        <p>
          To log you in, to show you what you asked for, to answer your messages, and to run the matches and events you
          register for. That is all. We show the same posts to everyone: we build no profile of you, we sell nothing
          about you, and no advertiser learns who you are.
        </p>
      </TextSection>
      <TextSection id="others" title="Who else sees it">
        <TextList
          items={[
            'Other readers see your name beside your comments.',
            'The company that delivers our text messages sees your phone number and the code.',
            'The card payment provider sees what you pay.',
            'Videos from other sites load only after you tap them; then that site learns that you watched.',
            'Courts and the police, where the law obliges us, and then only what they may ask for.',
          ]}
        />
      </TextSection>
      <CookiesText />
      <TextSection id="rights" title="Your choices">
        <p>
          On <TextLink href={paths.myAccount()}>your account page</TextLink> you can correct your profile, set a PIN,
          see your registrations and devices, log out other devices, read the list above, download a copy of everything
          we hold about you, and delete your account. From then on no one sees your comments; after seven days
          everything is gone for good, unless you log in and keep it. If you cannot log in, write to <SupportLink />. We
          answer within 30 days.
        </p>
        <p>
          Not satisfied with our answer? You may complain to the Data Protection Board of India. Please read our{' '}
          <TextLink href={paths.terms()}>terms</TextLink>, too.
        </p>
      </TextSection>
      <TextSection id="safety" title="How we keep it safe">
        <p>
          Login codes and logins are stored only as irreversible hashes, and a login expires after 30 days at the
          latest. No system is perfect: if something happens to your data, we tell you and the authorities without
          delay.
        </p>
      </TextSection>
    </>
  );
}

/** Only where the organiser wants a guardian's consent. */
function GuardianText() {
  const { data } = useQuery(guardianRuleQuery(useApi()));
  if (!data || data.rule === 'off') return null;
  const isRequired = data.rule === 'require';
  return (
    <p>
      Before the first comment, message, vote, registration, form or location we ask for your year of birth. If you are
      under 18, {isRequired ? 'we keep none of these until' : 'we ask whether'} a parent or guardian agrees: they get an
      SMS with a code and a page that says what we store and why. We keep their name, their number and when they agreed.
      They can withdraw it at any time. It ends with the year in which you turn 18; then we delete their name and
      number.
    </p>
  );
}
