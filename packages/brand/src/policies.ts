/** The facts of the policy pages (specification, section 9). The pages' prose is built round them. */
export const policies = {
  lastUpdated: '14 January 2024',
  refundRequestDays: 14,
  refundProcessingDays: 14,
  currency: 'INR',
  minimumAge: 13,
  governingLaw: 'India',
  courts: 'Bangalore',
} as const;
