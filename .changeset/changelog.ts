/** One entry of a changelog: the note as it was written, for people who use or run the product. */
export const getReleaseLine = async ({ summary }: { summary: string }): Promise<string> =>
  `- ${summary.trim().replaceAll('\n', '\n  ')}`;

/** Nothing about packages of our own that an app contains: their notes name the app where people notice a change. */
export const getDependencyReleaseLine = async (): Promise<string> => '';
