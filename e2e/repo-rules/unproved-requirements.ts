/**
 * Requirements that no test title cites, each with a reason that starts with "Not met", "Not tested", "Nothing to test"
 * or "Proved by". Remove a line when a test cites its id.
 */
export const UNPROVED: Readonly<Record<string, string>> = {
  '1.29': 'Nothing to test: it says for whom the product is.',
  '3.36': 'Nothing to test: it records a gap in the source, which api.md fills.',
  '5.34': 'Proved by U-2: our server enforces the 20 MB, although the source says that the existing client does not.',
  '9.14': 'Nothing to test: the form it belongs to is never shown.',
  B2: 'Proved by B3 and B3-2, which say what a planted cookie can do; browsers themselves keep the storage apart.',
  B6: 'Proved by D-1 to D-10.',
  B9: 'Proved by S-1 to S-4.',
};

/** What is missing from requirements that a test cites. Remove a line when the rest is built. */
export const PARTLY_MET: Readonly<Record<string, string>> = {
  'A-7': 'Not met: SQLite ends only statements that check the time, those that could read many rows.',
  'S-1': 'Not met: any pnpm 12 may install, since a registry may lack the exact one.',
};
