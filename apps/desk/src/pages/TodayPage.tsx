import { Today } from '../features/today/Today.tsx';

export default function TodayPage() {
  return <Today />;
}
