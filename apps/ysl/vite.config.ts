import { siteViteConfig } from '@maidan/site/build/site-vite-config';
import { defineConfig } from 'vite';

export default defineConfig(siteViteConfig(import.meta.dirname, 'league'));
