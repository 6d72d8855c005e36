import { requireNode } from '@maidan/http-edge/require-node';

requireNode();
const { runMaidanProcess } = await import('./run-maidan.ts');
await runMaidanProcess();
