import { useParams } from 'react-router';
import { Leagues } from '../features/league/Leagues.tsx';
import { leagueParts, type LeaguePart } from '../paths.ts';

export default function LeaguePage() {
  const { league, part, id } = useParams();
  const known = leagueParts.includes(part as LeaguePart) ? (part as LeaguePart) : 'open';
  return <Leagues league={league ?? null} part={known} id={id ?? null} />;
}
