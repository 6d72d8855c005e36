/** The facts that the policy pages quote. */
export const policies = {
  lastUpdated: '14 January 2024',
  refundRequestDays: 14,
  refundProcessingDays: 14,
  currency: 'INR',
  minimumAge: 13,
  governingLaw: 'India',
  courts: 'Bangalore',
} as const;
