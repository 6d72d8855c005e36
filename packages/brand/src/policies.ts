/** The facts in the policy pages. Owners may change some of them at the desk, see details.ts. */
export const policies = {
  lastUpdated: '14 January 2024',
  refundRequestDays: '14',
  refundProcessingDays: '14',
  currency: 'INR',
  minimumAge: 13,
  /** The version of the text that a guardian agrees to. */
  guardianTextUpdated: '22 November 2026',
  governingLaw: 'India',
  courts: 'Bangalore',
};
