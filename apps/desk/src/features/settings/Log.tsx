import { useApi } from '@maidan/api-client/core/api-provider';
import { deskLogQuery } from '@maidan/api-client/queries/desk/staff';
import { deskLogFile, type LogEntry } from '@maidan/contract/desk/log';
import { Button } from '@maidan/ui/Button';
import { DownloadIcon } from '@maidan/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { describeAct } from '../../parts/describe-act.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import * as layout from '../../parts/layout.css.ts';
import { Section } from '../../parts/Section.tsx';
import { momentAt } from '../../parts/time.ts';
import { useCsvFile } from '../../parts/use-csv-file.ts';

/** What an entry changed: 'roles: editor, now editor, owner'. */
function changeText({ before, after }: LogEntry): string | null {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = names.map((name) => {
    const [old, now] = [before?.[name] ?? null, after?.[name] ?? null];
    if (old === null) return `${name}: ${now ?? 'nothing'}`;
    return `${name}: ${old}, now ${now ?? 'nothing'}`;
  });
  return changes.length === 0 ? null : changes.join('. ');
}

/** What staff did, newest first. It can only grow. */
export function Log({ isOwner }: { isOwner: boolean }) {
  const api = useApi();
  const query = useInfiniteQuery(deskLogQuery(api));
  const save = useCsvFile((from) => api.call(deskLogFile, { query: from }));
  return (
    <Section title="Log" note={isOwner ? 'what everyone did' : 'what you did'}>
      <Loaded query={query} what="log">
        {({ pages }) => {
          const entries = pages.flatMap(({ data }) => data);
          if (entries.length === 0) return <p className={layout.row}>Everything done at the desk is logged here.</p>;
          return (
            <ul className={layout.rows}>
              {entries.map((entry) => {
                const change = changeText(entry);
                return (
                  <li key={entry.id} className={layout.row}>
                    <span className={layout.rowText}>
                      {describeAct(entry)}
                      {change !== null && (
                        <>
                          <br />
                          <span className={layout.rowNote}>{change}</span>
                        </>
                      )}
                      <br />
                      <span className={layout.small}>
                        {[entry.at === null ? null : momentAt(entry.at), entry.device].filter(Boolean).join(', ')}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </Loaded>
      <div className={`${layout.afterRows} ${layout.actions}`}>
        <MoreButton query={query}>Earlier</MoreButton>
        {isOwner && (
          <Button icon={<DownloadIcon size={20} />} pending={save.isPending} onClick={() => save.mutate(undefined)}>
            Download as CSV
          </Button>
        )}
      </div>
    </Section>
  );
}
