import { Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts/index.ts';
import { MasterList } from './master-list.tsx';
import { ReportTypes } from './report-types.tsx';

const LISTS = ['reporttypes', 'categories', 'entitytypes'] as const;

/** The lists that forms offer. Entries are switched off, never deleted: requests refer to them. */
export function MasterLists() {
  const t = useTexts();
  const [list, setList] = useState<(typeof LISTS)[number]>('reporttypes');
  return (
    <div>
      <div style={{ marginBottom: 16 }}>
        <Segmented
          aria-label={t('masters.list')}
          options={LISTS.map((value) => ({ value, label: t(`masterList.${value}`) }))}
          value={list}
          onChange={setList}
        />
      </div>
      {list === 'reporttypes' ? <ReportTypes /> : <MasterList key={list} list={list} />}
    </div>
  );
}
