import '@umijs/max';
import { renderHook } from '@testing-library/react';
import { sessionHandle } from '@/shared/http';
import { useUnloadLogout } from './use-unload-logout.ts';

jest.mock('@/shared/http/deployment.ts', () => ({ deployment: () => ({ gateway: true }) }));

const sent: { address: string; body: Blob }[] = [];
beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, {
    sendBeacon: (address: string, body: Blob) => sent.push({ address, body }) > 0,
  });
  sessionHandle.set('handle');
});

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

test('a closing login page signs out with the client time that every call carries', async () => {
  renderHook(() => useUnloadLogout());
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ address }) => address)).toEqual(['/api/security/v1.0/logoutuser']);
  expect(JSON.parse(String(await textOf(sent[0]?.body as Blob)))).toEqual({
    emailid: '',
    refresh_token: 'handle',
    C_TIMESTAMP: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  });
});
