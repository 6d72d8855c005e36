/** Makes `changeset version` copy each note as it was written, for people who use or run the app. */
export const getReleaseLine = async ({ summary }: { summary: string }): Promise<string> =>
  `- ${summary.trim().replaceAll(/\n(?!\n)/g, '\n  ')}`;

/** Omits dependency updates: their notes already name the app in which people notice the change. */
export const getDependencyReleaseLine = async (): Promise<string> => '';
