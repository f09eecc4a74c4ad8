import { render } from '@testing-library/react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { NotificationPopup } from './notification-popup.tsx';

const popup = (markSeen: () => void) => (
  <NotificationPopup
    list={[]}
    count={0}
    error={null}
    loading={false}
    clear={jest.fn()}
    reload={jest.fn()}
    markSeen={markSeen}
    isNew={() => false}
    onClose={jest.fn()}
    onChoose={jest.fn()}
  />
);

test('closing the bell marks as seen what arrived while it was open', () => {
  const [atFirst, atLast] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = render(popup(atFirst), { wrapper: WithTexts });
  rerender(popup(atLast));
  unmount();
  expect(atFirst).not.toHaveBeenCalled();
  expect(atLast).toHaveBeenCalledTimes(1);
});
