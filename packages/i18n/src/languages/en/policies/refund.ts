export const messages = {
  payments: 'How you pay',
  prices:
    'All prices are in Indian rupees ({currency}), and you see the full price, with taxes, before you pay. Payments go through a card payment provider. Your card number is entered on the provider’s own page: it never reaches us, and we never store it.',
  confirmation:
    'You get a confirmation of every payment. Please keep it, since it carries the order number that we ask for later. If you are under 18, ask a parent or guardian before you buy something.',
  cancelling: 'Cancelling an order',
  beforeDispatch:
    'You may cancel an order as long as it has not been dispatched. A cancelled order before dispatch is fully refunded.',
  afterDispatch: 'Once an order has left us it can no longer be cancelled, but you may still ask for a refund.',
  asking: 'Asking for a refund',
  askingText:
    'Refund requests must reach us within {days} days of purchase. Write to {support} from the e-mail address you ordered with, and tell us:',
  order: 'the order number',
  bought: 'what you bought, and when',
  wrong: 'what was wrong, with a photo if it helps',
  processed:
    'Refunds are processed within {days} days of our approval. The money goes back to the card or account that paid, in {currency}. Your bank may need a few days more to show it.',
  exceptions: 'What cannot be refunded',
  digital:
    'Digital products are not refundable after delivery: a download, a photo pack or a digital ticket counts as delivered once it has been sent to you or opened in your account.',
  notWorking:
    'If a digital product does not work or is not what was described, let us know anyway. We will repair or replace it.',
  events: 'Matches and events',
  eventsText:
    'When we cancel an event, what you paid for it is refunded in full. When an event is moved, your place moves with it, or you may ask for a refund within {days} days of our notice.',
} as const;
