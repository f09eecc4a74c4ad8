import { useDebounce } from 'ahooks';
import { AutoComplete } from 'antd';
import { useState } from 'react';
import { CaseLimits } from '../../../../contract/limits.ts';
import { TEXTS } from '../../../../contract/words.ts';
import { useHints } from '../calls/use-call.ts';
import { isSafeText } from '../safe-text/safe-text.ts';
import { useTexts } from '../texts/index.ts';
import { toast } from '../toasts/toast-store.ts';
import { newTags } from './new-tags.ts';
import styles from './tag-input.module.css';

const PAUSE_MS = 250;

type TagInputProps = {
  /** The tags of the one request that it adds to; without them nothing is counted. */
  known?: readonly string[];
  onTags: (tags: string[]) => void;
  onClose?: () => void;
  autoFocus?: boolean;
};

/** One tag, or several parted by commas; those in use are offered from the first letter on. */
export function TagInput({ known, onTags, onClose, autoFocus = true }: TagInputProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const used = useHints('GET /reports/v1.0/casetags', {});
  const sought = useDebounce(text, { wait: PAUSE_MS }).trim().toLowerCase();
  const offered = (used?.Data ?? [])
    .map(({ tag }) => tag)
    .filter(
      (tag) => sought !== '' && tag.toLowerCase().includes(sought) && newTags(tag, known ?? []).length > 0,
    );

  const refusalOf = (typed: string, tags: readonly string[]) => {
    if (!isSafeText(typed)) return TEXTS.invalidCharacters;
    if (tags.some((tag) => tag.length > CaseLimits.tag)) return t('aTagHasUpToTag', { tag: CaseLimits.tag });
    const room = CaseLimits.tags - (known?.length ?? 0);
    return tags.length > room ? t('aRequestHasUpToTags2', { tags: CaseLimits.tags, room }) : '';
  };
  const take = (typed: string) => {
    const tags = newTags(typed, known ?? []);
    const refusal = refusalOf(typed, tags);
    setText(refusal ? typed : '');
    if (refusal) toast.warning('Warning', refusal);
    else if (tags.length > 0) onTags(tags);
  };
  return (
    <>
      <AutoComplete
        autoFocus={autoFocus}
        className={styles.input}
        size="small"
        aria-label={t('newTag')}
        placeholder={t('tagThenEnter')}
        value={text}
        options={offered.slice(0, 8).map((value) => ({ value, label: <bdi>{value}</bdi> }))}
        onChange={(typed: string) => (typed.includes(',') ? take(typed) : setText(typed))}
        onSelect={(tag: string) => take(tag)}
        onInputKeyDown={(event) => {
          if (event.key === 'Escape') onClose?.();
          if (event.key === 'Enter' && text.trim() !== '') take(text);
        }}
        onBlur={() => {
          if (text.trim() === '') onClose?.();
        }}
      />
      {known && (
        <small className={styles.count}>
          {t('knownOfTagsTags', { known: known.length, tags: CaseLimits.tags })}
        </small>
      )}
    </>
  );
}
