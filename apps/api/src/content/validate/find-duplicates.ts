/** The second and later occurrences of a name: the index and the message of each issue. */
export const findDuplicates = (names: readonly string[]): { index: number; message: string }[] =>
  names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ index, message: `"${name}" is already used above` }] : [],
  );
