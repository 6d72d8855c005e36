import { useParams } from 'react-router';
import { Settings } from '../views/Settings.tsx';
import { settingsParts, type SettingsPart } from '../paths.ts';

export default function SettingsPage() {
  const { part } = useParams();
  return <Settings part={settingsParts.includes(part as SettingsPart) ? (part as SettingsPart) : 'you'} />;
}
