import { recogniseList } from './index.ts';

const cases: [head: string, expected: unknown][] = [
  ['<?xml version="1.0"?>\n<sdnList xmlns="x">', { format: 'ofac_xml' }],
  ['\ufeff<CONSOLIDATED_LIST dateGenerated="x">', { format: 'un_xml' }],
  ['<export xmlns="http://eu.europa.ec/fpi/fsd/export" x="1">', { format: 'eu_xml' }],
  ['<export xmlns="http://example.org">', undefined],
  ['<!doctype html><html>', undefined],
  ['fileGenerationDate;Entity_LogicalId;Entity_SubjectType;NameAlias_WholeName\n', { format: 'eu_csv' }],
  ['Report Date: 1\nUnique ID,Name 6,Name 1,Regime Name\n', { format: 'uk_csv' }],
  ['_id,source,entity_number,type,programs,name,alt_names\n', { format: 'us_csl_csv' }],
  ['{"total":1,"results":[{"id":1}]}', { format: 'us_csl_json' }],
  ['{"id":"a","schema":"Person","properties":{}}\n', { format: 'ftm_json' }],
  ['[\n {"id":"a",\n "schema":"Person",\n "properties":{}}]', { format: 'ftm_json' }],
  ['{"RECORD_ID":"1","NAMES":[]}', { format: 'senzing_json' }],
  ['[{"Name":"A"}]', { format: 'plain_json' }],
  [
    '7,"VOLK, D","individual","T",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n',
    { format: 'ofac_csv', part: 'sdn' },
  ],
  ['7,70,"aka","VOLK, Dima",-0- \n', { format: 'ofac_csv', part: 'alt' }],
  ['7,700,"1 Street","Moscow","Russia",-0- \n', { format: 'ofac_csv', part: 'add' }],
  ['7,"more remarks"\n', { format: 'ofac_csv', part: 'comments' }],
  ['name;country\nA;"a record that the beginning of the file cuts', { format: 'plain_csv' }],
  ['', undefined],
  ['1,2,3\n', undefined],
];

test.each(cases)('%j is told by its content', (head, expected) => {
  expect(recogniseList(head)).toEqual(expected);
});
