import { formatNumber } from '@maidan/i18n/number';

/** '1 answer', '1,204 answers'. */
export const answersText = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'answer' : 'answers'}`;
