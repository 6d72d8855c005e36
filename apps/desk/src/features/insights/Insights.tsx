import { useApi } from '@maidan/api-client/core/api-provider';
import { insightsQuery } from '@maidan/api-client/queries/desk/insights';
import type { Reply } from '@maidan/contract/core/endpoint';
import { INSIGHT_LEAST, type insights } from '@maidan/contract/desk/insights';
import { useQuery } from '@tanstack/react-query';
import * as layout from '../../parts/layout.css.ts';
import { Loaded } from '../../parts/lists/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Section } from '../../parts/Section.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { insightPeriods, paths, type InsightPeriod } from '../../paths.ts';
import { DayTable } from './DayTable.tsx';
import { countedText, insightTexts } from './insight-texts.ts';
import * as css from './Insights.css.ts';

type InsightsReply = Reply<typeof insights>;

/** Plain counts of what happened, with how each is counted. No person, device or place. */
export function Insights({ period }: { period: InsightPeriod }) {
  const query = useQuery(insightsQuery(useApi(), Number(period)));
  return (
    <>
      <PageHead title="Insights" />
      <Tabs
        label="Period"
        tabs={insightPeriods.map((days) => ({
          name: `${days} days`,
          href: paths.insights(days),
          current: days === period,
        }))}
      />
      <div className={`${layout.body} ${layout.belowTabs}`}>
        <Loaded query={query} what="counts">
          {(reply) => (
            <>
              <Totals reply={reply} />
              <Named title="Most liked posts" none="No post had ten likes or more." rows={reply.posts} unit="likes" />
              <Named
                title="Tags with the most new followers"
                none="No tag had ten new followers or more."
                rows={reply.tags}
                unit="followers"
              />
              <Section title="By day" note="in Indian time, today first">
                <DayTable reply={reply} />
              </Section>
              <p className={layout.small}>
                Counted from what the product stores anyway, without trackers. A count below {INSIGHT_LEAST} is covered,
                because it could point at one person.
              </p>
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

function Totals({ reply: { counts, days } }: { reply: InsightsReply }) {
  return (
    <Section title={`The last ${days.length} days`}>
      <ul className={layout.rows}>
        {counts.map(({ kind, total }) => (
          <li key={kind} className={css.row}>
            <span className={css.name}>{insightTexts[kind].name}</span>
            <b className={css.figure}>{countedText(total)}</b>
            <span className={css.how}>{insightTexts[kind].how}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface NamedProps {
  title: string;
  none: string;
  rows: InsightsReply['posts'];
  unit: string;
}

function Named({ title, none, rows, unit }: NamedProps) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className={layout.row}>{none}</p>
      ) : (
        <ol className={layout.rows}>
          {rows.map(({ id, name, count }) => (
            <li key={id} className={css.row}>
              <span className={css.name}>{name}</span>
              <span className={css.figure}>
                {countedText(count)} {unit}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
