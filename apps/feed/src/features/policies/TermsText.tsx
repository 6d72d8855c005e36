import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';
import { APPEAL_DAYS } from '@maidan/contract/rules/sanctions';
import { TextLink } from '@maidan/ui/TextLink';
import { paths } from '../../paths.ts';
import { SupportLink } from './ContactLine.tsx';
import { TextList, TextSection } from './TextPage.tsx';

export function TermsText() {
  return (
    <>
      <TextSection id="who" title="Who may use it">
        <p>
          Anyone may read and watch. To create an account you must be at least {policies.minimumAge} years old; if you
          are under 18, a parent or guardian must agree. One person has one account, under their own phone number. Keep
          the codes we send you to yourself: we will never ask you for one.
        </p>
      </TextSection>
      <TextSection id="conduct" title="Fair play">
        <p>What you write here is seen by other young people. You agree not to:</p>
        <TextList
          items={[
            'insult, threaten, bully or harass anyone, or pressure anyone to meet you',
            'post what is hateful, sexual, violent or against the law',
            'give away where others live, study or can be reached',
            'pretend to be someone else, or post what belongs to someone else without their permission',
            'advertise, send the same thing to many, or use programs to like, vote or follow',
            'try to break into the service or to overload it',
          ]}
        />
        <p>
          Report a post or a comment with the flag beside it, or write to <SupportLink />: a moderator decides, and no
          one learns who reported it. We may hide what breaks these rules, and warn, limit, suspend or close the account
          behind it. You read what was decided and why under <TextLink href={paths.decisions()}>My Account</TextLink>,
          and can appeal once within {APPEAL_DAYS} days; another moderator answers.
        </p>
      </TextSection>
      <TextSection id="content" title="What you post, and what we post">
        <p>
          What you write stays yours. You allow us to show it on {brand.name} as long as it appears here. Photos, videos
          and texts of ours and of the people named in the credits may be shared by their links, but not copied
          elsewhere without leave.
        </p>
        <p>Links and advertisements lead to other sites, which have rules of their own.</p>
      </TextSection>
      <TextSection id="events" title="Matches and events">
        <p>
          Sport carries risk. When you register for a match, come fit to play, follow the umpires and the stewards, and
          play by the rules of the event. Players under 18 need the consent of a parent or guardian.
        </p>
      </TextSection>
      <TextSection id="payments" title="Payments">
        <p>
          Prices are in {policies.currency}. Paying, cancelling and refunds follow our{' '}
          <TextLink href={paths.olderRefundPolicy()}>Payment and Refund Policy</TextLink>.
        </p>
      </TextSection>
      <TextSection id="liability" title="Our liability">
        <p>
          We take care, but cannot promise that the service is always available or free of faults. We are liable for
          damage that we cause on purpose or by gross negligence, and wherever the law says so, but not beyond that.
        </p>
      </TextSection>
      <TextSection id="law" title="Law and courts">
        <p>
          These terms are governed by the law of {policies.governingLaw}. Disputes belong before the courts of{' '}
          {policies.courts}. Please write to us first: most things can be settled by a message.
        </p>
        <p>
          If we change these terms, new terms will be published here with a new date. How we handle your data is in{' '}
          <TextLink href={paths.privacy()}>Privacy</TextLink>.
        </p>
      </TextSection>
    </>
  );
}
