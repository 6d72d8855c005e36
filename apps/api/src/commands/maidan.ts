import { requireNode } from '@maidan/http-edge/require-node';

requireNode();
await import('./run-maidan.ts');
