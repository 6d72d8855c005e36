/** `pnpm settings`: writes the page of all settings. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_PAGE, writeSettingsPage } from './settings-page.ts';

writeFileSync(path.join(import.meta.dirname, '../../..', SETTINGS_PAGE), writeSettingsPage());
