import { readTerms } from './read-terms.ts';

/** A plain text in its own direction, its short first lines as headings. */
export function TermsText({ text }: { text: string }) {
  return readTerms(text).map((block) => (
    <div key={block.heading + block.body} dir="auto">
      {block.heading && <h4>{block.heading}</h4>}
      <p>{block.body}</p>
    </div>
  ));
}
