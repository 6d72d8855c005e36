import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { Checkbox } from '@maidan/ui/Checkbox';
import { CASES_AT_ONCE } from '@maidan/contract/desk/limits';
import { useNow } from '../../times/use-now.ts';
import { CaseLink } from './CaseLink.tsx';
import { caseKey, caseThing } from './case-names.ts';
import * as css from './Cases.css.ts';

interface CaseListProps {
  cases: readonly ReportCase[];
  current: ReportCase | undefined;
  hrefOf: (one: ReportCase) => string;
  /** The keys of the selected cases; null outside of multiple selection. */
  chosen: ReadonlySet<string> | null;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The cases of a queue, with checkboxes during multiple selection. */
export function CaseList({ cases, current, hrefOf, chosen, onChoose }: CaseListProps) {
  const now = useNow();
  return (
    <ul>
      {cases.map((one) => {
        const key = caseKey(one);
        const link = <CaseLink of={one} href={hrefOf(one)} current={one === current} now={now} />;
        if (chosen === null) return <li key={key}>{link}</li>;
        const isFull = chosen.size >= CASES_AT_ONCE && !chosen.has(key);
        return (
          <li key={key} className={css.choosable}>
            {isFull ? (
              <span />
            ) : (
              <Checkbox
                label={`Select: ${caseThing(one)}`}
                labelHidden
                checked={chosen.has(key)}
                onChange={(isChosen) =>
                  onChoose(new Set([...chosen, key].filter((other) => isChosen || other !== key)))
                }
              />
            )}
            {link}
          </li>
        );
      })}
    </ul>
  );
}
