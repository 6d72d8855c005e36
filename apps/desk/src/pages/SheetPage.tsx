import { useParams } from 'react-router';
import { ScoreSheet } from '../features/league/sheet/ScoreSheet.tsx';

export default function SheetPage() {
  const { id = '' } = useParams();
  return <ScoreSheet id={id} />;
}
