import { brand } from '@maidan/brand/brand';
import { TextLink } from '@maidan/ui/TextLink';

/** The address for questions, within a sentence. */
export function SupportLink() {
  return <TextLink href={`mailto:${brand.contact.support}`}>{brand.contact.support}</TextLink>;
}
