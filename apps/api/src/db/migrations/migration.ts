import type { ValueTypes } from '../value-types.ts';

/**
 * One step of the schema, forward only. The statements must be the same on every run: their checksum is recorded, and a
 * step that was changed after it had run somewhere is refused. Change the schema by adding a step.
 */
export interface Migration {
  readonly name: string;
  statements(t: ValueTypes): readonly string[];
}
