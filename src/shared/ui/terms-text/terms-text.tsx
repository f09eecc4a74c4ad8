import { readTerms } from './read-terms.ts';

type TermsTextProps = { text: string; heading: 'h3' | 'h4' };

/** A plain text in its own direction, its short first lines as headings, one level below the title above it. */
export function TermsText({ text, heading: Heading }: TermsTextProps) {
  return readTerms(text).map((block) => (
    <div key={block.heading + block.body} dir="auto">
      {block.heading && <Heading>{block.heading}</Heading>}
      <p>{block.body}</p>
    </div>
  ));
}
