import { Segmented } from 'antd';
import { useState } from 'react';
import { MasterList } from './master-list.tsx';
import { ReportTypes } from './report-types.tsx';

const lists = [
  { label: 'Report types', value: 'reporttypes' },
  { label: 'Categories', value: 'categories' },
  { label: 'Entity types', value: 'entitytypes' },
] as const;

/** The lists that forms offer. Entries are switched off, never deleted: requests refer to them. */
export function MasterLists() {
  const [list, setList] = useState<(typeof lists)[number]['value']>('reporttypes');
  return (
    <div>
      <Segmented
        aria-label="Master list"
        options={[...lists]}
        value={list}
        onChange={setList}
        style={{ marginBottom: 16 }}
      />
      {list === 'reporttypes' ? <ReportTypes /> : <MasterList key={list} list={list} />}
    </div>
  );
}
