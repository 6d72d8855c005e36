import { vi } from 'vitest';
import { comparePictures } from './compare.tsx';
import { ofDesk } from './desk.ts';

vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T10:00:00+05:30') }));

comparePictures(ofDesk);
