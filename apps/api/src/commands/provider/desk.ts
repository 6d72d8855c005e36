import type { Command, Desk } from '../command.ts';
import type { KeptMedia } from '../../content/import/keep-media.ts';

/** What a command of the provider works with. */
export interface ProviderDesk extends Desk {
  /** A file the person named, kept as media before the work began; null for an address elsewhere. */
  readonly media: (named: string) => KeptMedia | null;
}

/** A command with the options that name files to be kept as media. */
export interface ProviderCommand extends Command<ProviderDesk> {
  readonly mediaOptions?: readonly string[];
}
