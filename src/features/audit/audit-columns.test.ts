import { columnsWithoutRoom } from '@/shared/ui/data-table/use-shown-columns';
import { auditColumns } from './audit-columns.tsx';

/** What is left of 1366 pixels beside the menu and the margins of the page. */
const ROOM_PX = 1118;
const said = ((id: string) => id) as never;

test('who did what to what, for which client and in which role, fits into 1366 pixels', () => {
  const columns = auditColumns(true, jest.fn(), said, said, said, said);
  const [last] = columnsWithoutRoom(columns, ROOM_PX);
  const shown = columns
    .slice(
      0,
      columns.findIndex(({ key }) => key === last),
    )
    .map(({ key }) => key);
  expect(shown).toEqual([
    ...['at', 'actorName', 'type', 'objectType', 'changes', 'resultText', 'clientName', 'actorRole'],
  ]);
});
