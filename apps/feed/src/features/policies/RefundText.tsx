import { policies } from '@maidan/brand/policies';
import { SupportLink } from './ContactLine.tsx';
import { TextList, TextSection } from './TextPage.tsx';

export function RefundText() {
  const { currency, refundRequestDays, refundProcessingDays } = policies;
  return (
    <>
      <TextSection id="payments" title="How you pay">
        <p>
          All prices are in Indian rupees ({currency}), and you see the full price, with taxes, before you pay. Payments
          go through a card payment provider. Your card number is entered on the provider’s own page: it never reaches
          us, and we never store it.
        </p>
        <p>
          You get a confirmation of every payment. Please keep it, since it carries the order number that we ask for
          later. If you are under 18, ask a parent or guardian before you buy something.
        </p>
      </TextSection>
      <TextSection id="cancelling" title="Cancelling an order">
        <p>
          You may cancel an order as long as it has not been dispatched. A cancelled order before dispatch is fully
          refunded.
        </p>
        <p>Once an order has left us it can no longer be cancelled, but you may still ask for a refund.</p>
      </TextSection>
      <TextSection id="refunds" title="Asking for a refund">
        <p>
          Refund requests must reach us within {refundRequestDays} days of purchase. Write to <SupportLink /> from the
          e-mail address you ordered with, and tell us:
        </p>
        <TextList
          items={['the order number', 'what you bought, and when', 'what was wrong, with a photo if it helps']}
        />
        <p>
          Refunds are processed within {refundProcessingDays} days of our approval. The money goes back to the card or
          account that paid, in {currency}. Your bank may need a few days more to show it.
        </p>
      </TextSection>
      <TextSection id="exceptions" title="What cannot be refunded">
        <p>
          Digital products are not refundable after delivery: a download, a photo pack or a digital ticket counts as
          delivered once it has been sent to you or opened in your account.
        </p>
        <p>
          If a digital product does not work or is not what was described, let us know anyway. We will repair or replace
          it.
        </p>
      </TextSection>
      <TextSection id="events" title="Matches and events">
        <p>
          When we cancel an event, what you paid for it is refunded in full. When an event is moved, your place moves
          with it, or you may ask for a refund within {refundRequestDays} days of our notice.
        </p>
      </TextSection>
    </>
  );
}
