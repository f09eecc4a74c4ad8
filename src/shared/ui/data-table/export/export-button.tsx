import { Alert, Button, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { ListLimits } from '../../../../../contract/limits.ts';
import { ApiProblem } from '../../../http/index.ts';
import { useTexts } from '../../texts/index.ts';
import { toast } from '../../toasts/toast-store.ts';
import { ToolPopup } from '../tool-popup.tsx';
import styles from './export-button.module.css';
import { type ExportChoice, RowsNotRead } from './export-list.ts';
import { keptColumns } from './kept-columns.ts';
import { zonesToChoose } from './time-zone.ts';

const savedAs = { csv: 'cSVSaved', xlsx: 'workbookSaved', pdf: 'pdfSaved' } as const;

type ExportButtonProps = {
  /** Of the list whose columns the person set up. */
  name: string;
  columns: readonly { key: string; title: string; hideInTable?: boolean }[];
  total: number;
  /** The rows are those that somebody selected, not all of the filter. */
  selected?: boolean;
  /** The list can be a PDF too, which has columns of its own. */
  withPdf: boolean;
  /** How many rows were written, where that is known here. */
  run: (choice: ExportChoice, keys: readonly string[]) => Promise<number | undefined>;
};

/** Takes away what the list is filtered to, or what is selected of it: as what, which columns, in whose time. */
export function ExportButton({ name, columns, total, selected = false, withPdf, run }: ExportButtonProps) {
  const t = useTexts();
  const zones = zonesToChoose();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [choice, setChoice] = useState<ExportChoice>({ format: 'csv', zone: zones[0] ?? 'UTC' });
  const [keys, setKeys] = useState<readonly string[]>([]);
  const isPdf = choice.format === 'pdf';
  const show = (next: boolean) => {
    setFailure('');
    if (next) setKeys(keptColumns(name, columns));
    setOpen(next);
  };
  const save = async () => {
    setBusy(true);
    setFailure('');
    try {
      const rows = (await run(choice, keys)) ?? total;
      toast.success(
        t(savedAs[choice.format]),
        t(selected ? 'rowsSelectedRows' : 'rowsRowsOfTheCurrentFilter', { rows }),
      );
      setOpen(false);
    } catch (error) {
      if (error instanceof RowsNotRead) setFailure(t('partOfARowCouldNotBeRead'));
      else if (error instanceof ApiProblem) setFailure(error.message);
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <ToolPopup
      name={selected ? t('exportSelected') : t('export')}
      title={selected ? t('exportSelected') : t('exportList')}
      open={open}
      onOpenChange={show}
    >
      <div className={styles.form}>
        <span>{t(selected ? 'countSelectedRows' : 'countRowsOfTheCurrentFilter', { count: total })}</span>
        {!isPdf && total > ListLimits.exportRows && (
          <p className={styles.note}>{t('aFileHoldsUpTo', { most: ListLimits.exportRows })}</p>
        )}
        <fieldset>
          <legend>{t('file')}</legend>
          <Radio.Group
            value={choice.format}
            onChange={({ target }) => setChoice({ ...choice, format: target.value })}
            options={[
              { value: 'csv', label: 'CSV' },
              { value: 'xlsx', label: t('excelWorkbook') },
              ...(withPdf ? [{ value: 'pdf', label: 'PDF' }] : []),
            ]}
          />
        </fieldset>
        {isPdf ? (
          <p className={styles.note}>{t('thePdfHasTheMainColumns')}</p>
        ) : (
          <>
            <fieldset>
              <legend>{t('timeZone')}</legend>
              <Radio.Group
                value={choice.zone}
                onChange={({ target }) => setChoice({ ...choice, zone: target.value })}
                options={zones.map((zone) => ({ value: zone, label: zone }))}
              />
            </fieldset>
            <fieldset className={styles.columns}>
              <legend>{t('columns')}</legend>
              <Checkbox.Group
                value={[...keys]}
                onChange={(next) => setKeys(next.map(String))}
                options={columns.map(({ key, title }) => ({ value: key, label: title }))}
              />
            </fieldset>
          </>
        )}
        {failure && <Alert type="error" showIcon title={t('exportFailed')} description={failure} />}
        <Button
          type="primary"
          loading={busy}
          disabled={total === 0 || (!isPdf && keys.length === 0)}
          onClick={save}
        >
          {t('saveFile')}
        </Button>
      </div>
    </ToolPopup>
  );
}
