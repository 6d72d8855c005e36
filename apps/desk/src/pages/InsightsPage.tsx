import { useParams } from 'react-router';
import { Insights } from '../features/insights/Insights.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';
import { insightPeriods } from '../paths.ts';

export default function InsightsPage() {
  const { days } = useParams();
  const period = insightPeriods.find((one) => one === days) ?? '28';
  return (
    <OnlyFor roles={['owner', 'editor', 'moderator']} title="Insights">
      <Insights period={period} />
    </OnlyFor>
  );
}
