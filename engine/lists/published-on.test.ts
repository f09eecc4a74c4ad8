import { publishedOn } from './index.ts';

const cases: [head: string, expected: string | undefined][] = [
  ['<?xml version="1.0"?>\n<CONSOLIDATED_LIST x="y" dateGenerated="2026-02-27T00:00:09.554Z">', '2026-02-27'],
  [
    '<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-01-05T10:00:00+01:00">',
    '2026-01-05',
  ],
  ['<sdnList><publshInformation><Publish_Date>01/31/2022</Publish_Date>', '2022-01-31'],
  ['\ufeffReport Date: 3-Sep-2026,,,\nUnique ID,Name 6\n', '2026-09-03'],
  ['fileGenerationDate;Entity_LogicalId\n28/10/2026;13\n', '2026-10-28'],
  [
    'fileGenerationDate;Entity_LogicalId;Entity_Remark\r\n"28/10/2026";13;"a remark of\ntwo lines"\r\n',
    '2026-10-28',
  ],
  ['fileGenerationDate;Entity_LogicalId\n', undefined],
  ['<CONSOLIDATED_LIST dateGenerated="2026-02-31T00:00:00Z">', undefined],
  ['Report Date: 31-Xyz-2026\n', undefined],
  ['7,"VOLK, D","individual","T",-0- \n', undefined],
  ['', undefined],
];

test.each(cases)('the day of %j is told', (head, expected) => {
  expect(publishedOn(head)).toBe(expected);
});
