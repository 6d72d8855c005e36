import { BusyLine } from '@maidan/ui/BusyLine';
import { useNavigation } from 'react-router';

/** Shows at once that the next page is loading. */
export function NavigationLine() {
  return useNavigation().state === 'idle' ? null : <BusyLine />;
}
