/** Control characters but tab and line feed. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** What the contract takes for a tag, for a finding is sent back with its excerpt. */
const TAG_BEGIN = /<(?=\/?[a-zA-Z!])/g;

/** The same text in the same length, without what may not be stored or sent back. */
export const plainText = (text: string) => text.replace(CONTROL, ' ').replace(TAG_BEGIN, '‹').toWellFormed();
