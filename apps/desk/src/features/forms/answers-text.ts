/** '1 answer', '1,204 answers'. */
export const answersText = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'answer' : 'answers'}`;
