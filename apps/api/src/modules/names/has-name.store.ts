import { foldText } from '@maidan/contract/text/fold-text';
import { sql } from 'kysely';

/** Whether a row has an equivalent name: in any case, in any spelling of its script, with or without accents. */
export const hasName = (name: string) => sql<boolean>`folded(name) = ${foldText(name)}`;
