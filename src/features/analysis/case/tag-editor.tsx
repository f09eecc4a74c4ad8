import { PlusOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { TagInput, useAct } from '@/shared/ui';
import { CaseLimits } from '../../../../contract/limits.ts';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import styles from './following.module.css';

type TagEditorProps = { request: RequestDetail; editable: boolean; onChanged: () => void };

/** The firm's own words on a request; its client never sees them. */
export function TagEditor({ request, editable, onChanged }: TagEditorProps) {
  const t = useTexts();
  const [adding, setAdding] = useState(false);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/casetags');
  const change = async (action: 'add' | 'remove', words: readonly string[]) => {
    for (const tag of words) {
      const answer = await act({ client: request.clientId, request: request.id, action, tag });
      if (!answer) break;
    }
    onChanged();
  };
  const { tags } = request;
  if (tags.length === 0 && !editable) return null;
  return (
    <>
      <ul className={styles.tags} aria-label={t('tags')}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag
              closable={editable && { 'aria-label': t('removeTagTag', { tag }) }}
              onClose={(event) => {
                event.preventDefault();
                change('remove', [tag]);
              }}
            >
              {tag}
            </Tag>
          </li>
        ))}
        {editable && (
          <li>
            {adding ? (
              <TagInput
                known={tags}
                onTags={(words) => change('add', words)}
                onClose={() => setAdding(false)}
              />
            ) : (
              <Button
                size="small"
                type="dashed"
                aria-label={t('addATag')}
                icon={<PlusOutlined />}
                disabled={tags.length >= CaseLimits.tags}
                title={
                  tags.length >= CaseLimits.tags
                    ? t('aRequestHasUpToTags', { tags: CaseLimits.tags })
                    : undefined
                }
                loading={busy}
                onClick={() => setAdding(true)}
              >
                {t('tag')}
              </Button>
            )}
          </li>
        )}
      </ul>
      {dialog}
    </>
  );
}
