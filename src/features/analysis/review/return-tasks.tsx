import { Button, Input, Select } from 'antd';
import { ReviewLimits } from '../../../../contract/limits.ts';
import type { Working } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { placeOptions } from './places.ts';
import styles from './review.module.css';

export type TaskDraft = { key: string; option: string; text: string };

type ReturnTasksProps = {
  working: Working;
  tasks: readonly TaskDraft[];
  onChange: (tasks: readonly TaskDraft[]) => void;
};

/** What the drafter is to change, task by task, each with its place in the work. */
export function ReturnTasks({ working, tasks, onChange }: ReturnTasksProps) {
  const t = useTexts();
  const open = working.review.comments.filter(({ doneAt }) => !doneAt).length;
  const put = (key: string, change: Partial<TaskDraft>) =>
    onChange(tasks.map((task) => (task.key === key ? { ...task, ...change } : task)));
  return (
    <fieldset style={{ border: 0, padding: 0, margin: '16px 0 0' }}>
      <legend style={{ padding: 0, fontWeight: 600 }}>{t('reviewTasks')}</legend>
      {open > 0 && <p className={layout.small}>{t('reviewCommentsGoAlong', { open })}</p>}
      {tasks.map((task, at) => (
        <div key={task.key} className={styles.task}>
          <Select
            aria-label={t('reviewPlaceOf', { number: at + 1 })}
            showSearch={{ optionFilterProp: 'label' }}
            value={task.option}
            options={placeOptions(working, t)}
            onChange={(option) => put(task.key, { option })}
          />
          <Input.TextArea
            aria-label={t('reviewTaskNumber', { number: at + 1 })}
            placeholder={t('reviewWhatShouldChange')}
            dir="auto"
            autoSize={{ minRows: 1, maxRows: 6 }}
            maxLength={ReviewLimits.text}
            value={task.text}
            onChange={(event) => put(task.key, { text: event.target.value })}
          />
          <div>
            <Button
              size="small"
              type="text"
              onClick={() => onChange(tasks.filter(({ key }) => key !== task.key))}
              aria-label={t('reviewRemoveTask', { number: at + 1 })}
            >
              {t('remove')}
            </Button>
          </div>
        </div>
      ))}
      {tasks.length < ReviewLimits.tasks && (
        <Button
          size="small"
          onClick={() => onChange([...tasks, { key: crypto.randomUUID(), option: 'request', text: '' }])}
        >
          {t('reviewAddTask')}
        </Button>
      )}
    </fieldset>
  );
}
