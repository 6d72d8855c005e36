import { useParams } from 'react-router';
import { People } from '../features/people/People.tsx';
import { Person } from '../features/people/Person.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';

export default function PeoplePage() {
  const { id } = useParams();
  return (
    <OnlyFor roles={['owner', 'moderator']} title="People">
      {id === undefined ? <People /> : <Person key={id} id={id} />}
    </OnlyFor>
  );
}
