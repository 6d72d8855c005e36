/** Clears what a refused call needs, for example with a dialog. @returns whether the call is to be sent once more */
export type Recover = (error: unknown) => Promise<boolean>;
