/** Removes the obstacle to a refused call, for example with a dialog. @returns whether to send the call once more */
export type Recover = (error: unknown) => Promise<boolean>;
