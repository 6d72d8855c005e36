import { PageBody } from '../../page/PageBody.tsx';
import { useApi } from '@maidan/api-client/core/api-provider';
import { insightsQuery } from '@maidan/api-client/queries/desk/insights';
import type { Reply } from '@maidan/contract/core/endpoint';
import { INSIGHT_LEAST, type insights } from '@maidan/contract/desk/insights';
import { Text } from '@maidan/ui/layout';
import { useQuery } from '@tanstack/react-query';
import * as layout from '../../page/layout.css.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { Section } from '../../page/Section.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import { insightPeriods, paths, type InsightPeriod } from '../../paths.ts';
import { DayTable } from './DayTable.tsx';
import { countedText, insightTexts } from './insight-texts.ts';
import * as css from './Insights.css.ts';

type InsightsReply = Reply<typeof insights>;

/** Plain counts, each with an explanation. Never about a person, device or place. */
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
      <PageBody paddingTop={5}>
        <Loaded query={query} what="counts">
          {(reply) => (
            <>
              <Totals reply={reply} />
              <Named title="Most liked posts" none="No post had ten or more likes." rows={reply.posts} unit="likes" />
              <Named
                title="Tags with the most new followers"
                none="No tag had ten or more new followers."
                rows={reply.tags}
                unit="followers"
              />
              <Section title="By day" note="in Indian time, today first">
                <DayTable reply={reply} />
              </Section>
              <Text font="note">
                Counted from data the product stores anyway, without trackers. Counts below {INSIGHT_LEAST} are hidden,
                because they could identify a person.
              </Text>
            </>
          )}
        </Loaded>
      </PageBody>
    </>
  );
}

function Totals({ reply: { counts, days } }: { reply: InsightsReply }) {
  return (
    <Section title={`The last ${days.length} days`}>
      <ul>
        {counts.map(({ kind, total }) => (
          <li key={kind} className={css.row}>
            <span className={css.name}>{insightTexts[kind].name}</span>
            <Text as="b" font="head17" fontVariantNumeric="tabular">
              {countedText(total)}
            </Text>
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
        <ol>
          {rows.map(({ id, name, count }) => (
            <li key={id} className={css.row}>
              <span className={css.name}>{name}</span>
              <Text as="span" font="head17" fontVariantNumeric="tabular">
                {countedText(count)} {unit}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
